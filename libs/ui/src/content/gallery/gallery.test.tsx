// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { intersections } from '../../testing/intersections.ts';
import { serverHtml } from '../../testing/server-html.tsx';
import { Gallery, type GalleryItem } from './index.ts';

const items: GalleryItem[] = [
  { src: '/a.jpg', alt: 'Un lac' },
  { youtubeId: 'M7lc1UVf-VE', title: 'Le test' },
  { youtubeId: 'aqz-KE-bpKQ', title: 'La neige' },
];

const see = intersections();

const slide = (index: number) => screen.getByRole('group', { name: `${index} sur 3` });
const videos = () => [...document.querySelectorAll('iframe')].map((frame) => frame.title);

it('serves every picture, and every video as a link', () => {
  const html = serverHtml(<Gallery items={items} label="L’essai" id="mine" className="ours" />);
  expect(html).toMatch(/<section (?=[^>]*aria-label="L’essai")(?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/);
  expect(html).toContain('alt="Un lac"');
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(html).not.toContain('<iframe');
});

it('loads the first picture at once, and the others when they come near', () => {
  const pictures = ['/a.jpg', '/b.jpg', '/c.jpg'].map((src) => ({ src, alt: src }));
  const html = serverHtml(<Gallery items={pictures} />);
  const lazy = [...html.matchAll(/<img[^>]*alt=[^>]*>/g)].map(([image]) => image.includes('loading="lazy"'));
  expect(lazy.slice(0, 3)).toEqual([false, true, true]);
});

it('loads a video when it is pressed, and only while it is in view', () => {
  render(<Gallery items={items.slice(1)} />);
  const link = (name: string) => screen.getByRole('link', { name: `Voir la vidéo\u00a0: ${name}` });
  const slideOf = (index: number) => screen.getByRole('group', { name: `${index} sur 2` });
  see(slideOf(2));
  see(slideOf(1));
  expect(videos()).toEqual([]);
  fireEvent.click(link('Le test'));
  expect(videos()).toEqual(['Le test']);
  expect(document.activeElement).toBe(document.querySelector('iframe'));
  see(slideOf(1));
  expect(videos()).toEqual(['Le test']);
  see(slideOf(2));
  expect(videos()).toEqual([]);
  see(slideOf(1));
  expect(videos()).toEqual([]);
  fireEvent.click(link('La neige'));
  expect(videos()).toEqual(['La neige']);
});

it('marks the thumbnail of the item in view and announces it', () => {
  render(<Gallery items={items} />);
  see(slide(2));
  expect(document.querySelectorAll('[aria-current=true]')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Afficher 2\u00a0: Le test' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByRole('status')).toHaveTextContent('2 sur 3');
});

it('asks for pictures of 1280 by 720 at quality 60', () => {
  const asked = vi.fn((src: string) => `${src}?w=1280`);
  const html = serverHtml(<Gallery items={items} imageAddress={asked} />);
  expect(asked).toHaveBeenCalledWith('/a.jpg', { width: 1280, height: 720, quality: 60 });
  expect(html).toMatch(/src="\/a.jpg\?w=1280"[^>]*width="1280" height="720"/);
});

it('needs no thumbnails for one picture', () => {
  render(<Gallery items={items.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is in English on an English page', () => {
  const html = serverHtml(<Gallery items={items} />, 'en');
  expect(html).toContain('<section aria-label="Gallery"');
  expect(html).toContain('aria-label="Show 2: Le test"');
});
