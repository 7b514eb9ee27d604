// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { cloneElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PromoBanner } from '../../content/promo-banner/index.ts';
import { Hero } from '../hero/index.ts';
import { HeroVariant } from '../hero-variant/index.ts';
import { Section } from '../section/index.ts';
import { TitleHero } from '../title-hero/index.ts';
import { PageSection, useHashNavigation } from './index.ts';

const scrolled = vi.fn();
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolled(this.id);
};

afterEach(() => {
  window.history.replaceState(null, '', '/');
  scrolled.mockClear();
});

function Page({ ready }: { ready: boolean }) {
  useHashNavigation();
  return ready ? <PageSection heading="Pièces d’identité">…</PageSection> : <p>…</p>;
}

it('is named by its heading and found by its anchor, in the server’s HTML', () => {
  const html = renderToString(
    <PageSection heading="Assistance routière" surface="secondary" className="ours">
      Texte
    </PageSection>,
  );
  expect(html).toMatch(
    /^<section (?=[^>]*id="assistance-routiere")(?=[^>]*aria-labelledby="assistance-routiere-titre")(?=[^>]*data-surface="secondary")(?=[^>]*class="[^"]*ours)/,
  );
  expect(html).toContain('<h2 id="assistance-routiere-titre">Assistance routière</h2>');
});

it('has no id when its heading has no usable characters', () => {
  expect(renderToString(<PageSection heading="…" />)).not.toContain(' id=');
});

it('waits for a part that comes later, and goes there once', async () => {
  window.history.replaceState(null, '', '/#pieces-didentite');
  const { rerender } = render(<Page ready={false} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Page ready />);
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith('pieces-didentite'), {
    timeout: 5_000,
  });
});

it.each([
  ['Hero', <Hero key="a" title="Partir tranquille" />],
  ['HeroVariant', <HeroVariant key="b" heading="Partir tranquille" />],
  ['TitleHero', <TitleHero key="c" title="Partir tranquille" />],
  ['PromoBanner', <PromoBanner key="d" title="Partir tranquille" />],
  ['Section', <Section key="e" anchor="Partir tranquille" />],
])('gives %s an anchor made from its heading', (_name, block) => {
  expect(renderToString(block)).toMatch(/^<\w+ (?=[^>]*id="partir-tranquille")/);
  expect(renderToString(cloneElement(block, { id: 'mine' }))).toMatch(/^<\w+ (?=[^>]*id="mine")/);
});

it('does not scroll for a URL without a fragment, or with an invalid one', () => {
  for (const address of ['/', '/#%E0%A4%A']) {
    window.history.replaceState(null, '', address);
    render(<Page ready />);
  }
  expect(scrolled).not.toHaveBeenCalled();
});
