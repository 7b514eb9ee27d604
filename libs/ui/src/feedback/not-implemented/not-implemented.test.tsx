import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { NotImplemented } from './index.ts';

it.each([
  ['fr', 'feature', 'L’affichage du bloc «\u00a0carte-3d\u00a0» n’existe pas encore.'],
  ['fr', 'form', 'L’affichage du formulaire «\u00a0carte-3d\u00a0» n’existe pas encore.'],
  ['en', 'feature', 'The interface of the feature “carte-3d” is not implemented yet.'],
  ['en', 'form', 'The interface of the form “carte-3d” is not implemented yet.'],
] as const)('says in %s which %s is missing', (locale, kind, text) => {
  const html = serverHtml(<NotImplemented kind={kind} name="carte-3d" className="ours" />, locale);
  expect(html).toContain(text);
  expect(html).toMatch(/^<div (?=[^>]*class="[^"]*ours)/);
});
