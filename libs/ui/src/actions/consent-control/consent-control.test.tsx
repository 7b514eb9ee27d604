import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { ConsentControl } from './index.ts';

it.each([
  ['fr', 'Gérer les témoins'],
  ['en', 'Manage cookies'],
] as const)('has a name that says what it opens, in %s', (locale, words) => {
  const html = serverHtml(<ConsentControl onOpen={() => undefined} className="mine" />, locale);
  expect(html).toMatch(
    new RegExp(`^<button (?=[^>]*type="button")(?=[^>]*class="[^"]*mine)[^>]*>${words}</button>$`),
  );
});

it('is a link where the choices have a page of their own', () => {
  const html = serverHtml(<ConsentControl href="/en/cookies" />, 'en');
  expect(html).toMatch(/^<a (?=[^>]*href="\/en\/cookies")[^>]*>Manage cookies<\/a>$/);
});
