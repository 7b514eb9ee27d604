import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { Spinner } from './index.ts';

it.each([
  ['fr', 'Chargement en cours…'],
  ['en', 'Loading…'],
] as const)('says that something is on its way, in %s', (locale, label) => {
  const html = serverHtml(<Spinner className="mine" />, locale);
  expect(html).toMatch(/^<div (?=[^>]*role="status")(?=[^>]*class="[^"]*mine)/);
  expect(html).toContain(`class="jalon-visually-hidden">${label}<`);
});

it('shows the host’s words', () => {
  expect(serverHtml(<Spinner showLabel label="Calcul du prix…" />)).toContain('<span>Calcul du prix…</span>');
});
