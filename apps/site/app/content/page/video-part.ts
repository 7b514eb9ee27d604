import type { SecurityPart } from '../../../server/security/security-part.ts';

/** Whether a part of a page has a video of the provider: in a gallery, or in a text. */
export function hasVideo(part: unknown): boolean {
  return /"youtubeId":|youtube(?:-nocookie)?\.com\/embed\//.test(JSON.stringify(part ?? ''));
}

/** The source that a page with a video allows: the frame that replaces a video when it is pressed. */
export const videoPart: SecurityPart = { csp: { 'frame-src': ['https://www.youtube-nocookie.com'] } };
