import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { expect, it, vi } from 'vitest';
import type { Settings } from '../../../server/settings.ts';
import { createSiteContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { loader } from './page.tsx';

const contentFolder = fileURLToPath(new URL('../../../content/', import.meta.url));
const known: Partial<Settings> = { club: defaultClub, contentFolder };
const settings = known as Settings;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

function load(path: string, cookie = '') {
  const url = new URL(path, 'http://site.test');
  const context = createSiteContext({ settings, visitor: undefined, log });
  const request = new Request(url, { headers: { cookie } });
  return loader({ context, url, request, params: {}, pattern: '' } as Route.LoaderArgs);
}

const shared = '/confirmation-envoi-formulaire';

it.each([
  ['', 'formSent=234679CDFG.en.4', 'en'],
  ['', 'formSent=234679CDFG.fr.4', 'fr'],
  ['?langue=fr', 'formSent=234679CDFG.en.4', 'fr'],
  ['?langue=en', '', 'en'],
  ['?langue=de', '', undefined],
])('is in the language of the submission or of the switch: %s, %s', (query, cookie, documentLocale) => {
  expect(load(shared + query, cookie)).toMatchObject({
    documentLocale,
    here: { fr: `${shared}?langue=fr`, en: `${shared}?langue=en` },
  });
});

it('is in the language of its address elsewhere', () => {
  const answer = load('/fr/confirmation-envoi-formulaire?langue=en', 'formSent=234679CDFG.en.12');
  expect(answer.documentLocale).toBeUndefined();
  expect(answer.paths).toEqual({ fr: '/fr/confirmation-envoi-formulaire', en: '/en/form-sent' });
});
