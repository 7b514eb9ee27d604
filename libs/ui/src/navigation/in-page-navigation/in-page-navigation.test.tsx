// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { InPageNavigation } from './index.ts';

it.each([
  ['fr', 'Dans cette page'],
  ['en', 'On this page'],
] as const)('serves anchors that work without a script, none of them current, in %s', (locale, name) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <InPageNavigation anchors={[{ id: 'garanties', label: 'Garanties' }]} className="mine" />
    </I18nProvider>,
  );
  expect(html).toMatch(/^<nav (?=[^>]*data-sticky)(?=[^>]*class="[^"]*mine)/);
  expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain('<a href="#garanties">Garanties</a>');
});

it('scrolls the row back to its start above the first section', () => {
  let report: (entries: { target: Element | null; isIntersecting: boolean }[]) => void = () => {};
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  render(
    <>
      <InPageNavigation anchors={[{ id: 'garanties', label: 'Garanties' }]} />
      <h2 id="garanties">Garanties</h2>
    </>,
  );
  const row = screen.getByRole('list');
  const target = document.getElementById('garanties');
  act(() => report([{ target, isIntersecting: true }]));
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'location');
  row.scrollLeft = 120;
  act(() => report([{ target, isIntersecting: false }]));
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
  expect(row.scrollLeft).toBe(0);
});
