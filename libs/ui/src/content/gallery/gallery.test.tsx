// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Gallery, type GalleryItem } from './index.ts';

const items: GalleryItem[] = [
  { src: '/a.jpg', alt: 'Un lac' },
  { youtubeId: 'M7lc1UVf-VE', title: 'Le test' },
  { youtubeId: 'aqz-KE-bpKQ', title: 'La neige' },
];

// jsdom has no layout or scrolling, so the tests call the observer with what is in view.
let see: (slide: Element) => void;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        see = (target) => act(() => callback([{ target, isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const slide = (index: number) => screen.getByRole('group', { name: `${index} sur 3` });
const videos = () => [...document.querySelectorAll('iframe')].map((frame) => frame.title);

it('serves every picture, and every video as a link', () => {
  const html = renderToString(<Gallery items={items} label="L’essai" id="mine" className="ours" />);
  expect(html).toMatch(/<section (?=[^>]*aria-label="L’essai")(?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/);
  expect(html).toContain('alt="Un lac"');
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(html).not.toContain('<iframe');
});

it('loads the first picture at once, and the others when they come near', () => {
  const pictures = ['/a.jpg', '/b.jpg', '/c.jpg'].map((src) => ({ src, alt: src }));
  const html = renderToString(<Gallery items={pictures} />);
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
  const html = renderToString(<Gallery items={items} imageAddress={asked} />);
  expect(asked).toHaveBeenCalledWith('/a.jpg', { width: 1280, height: 720, quality: 60 });
  expect(html).toMatch(/src="\/a.jpg\?w=1280"[^>]*width="1280" height="720"/);
});

it('needs no thumbnails for one picture', () => {
  render(<Gallery items={items.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is in English on an English page', () => {
  render(
    <I18nProvider locale="en">
      <Gallery items={items} />
    </I18nProvider>,
  );
  expect(screen.getByRole('region', { name: 'Gallery' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show 2: Le test' })).toBeVisible();
});

it('hydrates without a console message', async () => {
  const said = vi.spyOn(console, 'error');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Gallery items={items} />);
  await act(() => hydrateRoot(root, <Gallery items={items} />));
  expect(said).not.toHaveBeenCalled();
  root.remove();
});
