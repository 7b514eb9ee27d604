import { expect, it } from 'vitest';
import { embedAddress, embeddedVideo } from './video-addresses.ts';

it.each([
  'https://www.youtube.com/embed/M7lc1UVf-VE',
  'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=30&rel=0',
  '//www.youtube.com/embed/M7lc1UVf-VE',
])('knows the video of %s', (address) => {
  expect(embeddedVideo(address)).toBe('M7lc1UVf-VE');
});

it.each([
  'https://evil.example/?u=https://www.youtube.com/embed/M7lc1UVf-VE',
  'https://www.youtube.com.evil.example/embed/M7lc1UVf-VE',
  'https://www.youtube.com/embed/../redirect?q=https://evil.example',
  'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  'http://www.youtube.com/embed/M7lc1UVf-VE',
  'javascript:alert(1)//https://www.youtube.com/embed/M7lc1UVf-VE',
  'https://www.youtube.com/embed/',
])('sees no video in %s', (address) => {
  expect(embeddedVideo(address)).toBeUndefined();
});

it('embeds from the host that sets no cookie', () => {
  expect(embedAddress('M7lc1UVf-VE')).toBe('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1');
  expect(embedAddress('../a?b')).not.toContain('/a');
});
