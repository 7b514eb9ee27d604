import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { mainId, SkipLink } from './index.ts';

it.each([
  ['fr', 'Aller au contenu'],
  ['en', 'Skip to content'],
] as const)('leads to the content, in %s', (locale, words) => {
  const html = serverHtml(<SkipLink className="mine" />, locale);
  expect(html).toMatch(
    new RegExp(`^<a data-surface="primary" href="#${mainId}" class="[^"]*mine[^"]*">${words}</a>$`),
  );
});
