// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { intersections } from '../../testing/intersections.ts';
import { serverHtml } from '../../testing/server-html.tsx';
import { InPageNavigation } from './index.ts';

it.each([
  ['fr', 'Dans cette page'],
  ['en', 'On this page'],
] as const)('serves anchors that work without a script, none of them current, in %s', (locale, name) => {
  const html = serverHtml(
    <InPageNavigation anchors={[{ id: 'garanties', label: 'Garanties' }]} className="mine" />,
    locale,
  );
  expect(html).toMatch(/^<nav (?=[^>]*data-sticky)(?=[^>]*class="[^"]*mine)/);
  expect(html).toContain(`aria-label="${name}"`);
  expect(html).toContain('<a href="#garanties">Garanties</a>');
});

const report = intersections();

it('scrolls the row back to its start above the first section', () => {
  render(
    <>
      <InPageNavigation anchors={[{ id: 'garanties', label: 'Garanties' }]} />
      <h2 id="garanties">Garanties</h2>
    </>,
  );
  const row = screen.getByRole('list');
  const section = screen.getByRole('heading');
  report(section);
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'location');
  row.scrollLeft = 120;
  report(section, false);
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
  expect(row.scrollLeft).toBe(0);
});
