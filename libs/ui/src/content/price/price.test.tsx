import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { Price } from './index.ts';

const render = (locale: 'fr' | 'en', props: Partial<React.ComponentProps<typeof Price>>) =>
  serverHtml(<Price cents={1250} {...props} />, locale);

it.each([
  ['fr', {}, '12,50$'],
  ['en', {}, '$12.50'],
  ['fr', { cents: 0 }, '0,00$'],
  ['en', { cents: 0, shortZero: true }, '$0'],
  ['fr', { compact: true }, '12,5$'],
  ['en', { cents: 1200, compact: true }, '$12.0'],
] as const)('writes the price in %s with %j', (locale, props, text) => {
  expect(render(locale, props)).toContain(`>${text}</data>`);
});

it('has the amount in dollars as data, and passes other props to the root', () => {
  expect(render('fr', { id: 'mine', className: 'ours' })).toMatch(
    /^<data (?=[^>]*value="12.50")(?=[^>]*id="mine")(?=[^>]*class="[^"]*ours)/,
  );
});
