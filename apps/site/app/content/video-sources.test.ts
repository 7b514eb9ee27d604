import { hasVideo, videoSources } from '@jalon/content/server';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../document/security.ts';

const inline = { scripts: [], styles: [] };

it('allows the frame of the provider’s player, and no other source', () => {
  const closed = contentSecurityPolicy(inline).split('; ');
  const opened = contentSecurityPolicy(inline, [{ csp: videoSources }]).split('; ');
  expect(opened.filter((directive) => !closed.includes(directive))).toEqual([
    'frame-src https://www.youtube-nocookie.com',
  ]);
});

it.each([
  [{ blocks: [{ modelId: 'gallery', items: [{ youtubeId: 'M7lc1UVf-VE' }] }] }, true],
  [{ content: '<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE"></iframe>' }, true],
  [{ content: '<iframe src="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE"></iframe>' }, true],
  [{ content: '<a href="https://www.youtube.com/watch?v=M7lc1UVf-VE">youtubeId</a>' }, false],
  [undefined, false],
])('knows whether %o has a video', (part, expected) => {
  expect(hasVideo(part)).toBe(expected);
});
