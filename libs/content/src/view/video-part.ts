/** Whether a part of a page has a video of the provider: in a gallery, or in a text. */
export function hasVideo(part: unknown): boolean {
  return /"youtubeId":|youtube(?:-nocookie)?\.com\/embed\//.test(JSON.stringify(part ?? ''));
}

/** What a page with a video adds to its Content-Security-Policy: the frame that replaces a video when it is pressed. */
export const videoSources = { 'frame-src': ['https://www.youtube-nocookie.com'] } as const;
