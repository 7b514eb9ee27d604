import { expect, it } from 'vitest';
import { serverHtml } from '../../testing/server-html.tsx';
import { SubmitButton } from './index.ts';

it('serves a submit button that is at rest', () => {
  const html = serverHtml(<SubmitButton className="mine">Envoyer</SubmitButton>);
  expect(html).toMatch(/^<button (?=[^>]*type="submit")(?=[^>]*class="[^"]*mine)[^>]*>Envoyer<\/button>/);
  expect(html).toMatch(/role="status"[^>]*><\/span>$/);
});

it.each([
  ['fr', 'Envoi en cours…'],
  ['en', 'Sending…'],
] as const)('says that it sends, in the button and to screen readers, in %s', (locale, sending) => {
  const html = serverHtml(<SubmitButton loading>Envoyer</SubmitButton>, locale);
  expect(html.match(new RegExp(`>${sending}<`, 'g'))).toHaveLength(2);
  expect(html).toContain('aria-disabled="true"');
});
