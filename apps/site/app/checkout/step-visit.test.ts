import { fileURLToPath } from 'node:url';
import { defaultClub } from '@jalon/club';
import { expect, it, vi } from 'vitest';
import type { Settings } from '../../server/settings.ts';
import { createSiteContext } from '../site-context.server.ts';
import { emptyDraft } from './state/draft.server.ts';
import { StepVisit } from './step-visit.server.ts';

const settings = {
  apiUrl: 'http://api.test',
  club: defaultClub,
  contentFolder: fileURLToPath(new URL('../../content/', import.meta.url)),
} as Settings;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const context = createSiteContext({ settings, visitor: undefined, log });

/** A member at the review of a renewal. */
function visitOf(memberNumber: string, cookies: readonly string[] = []) {
  const claims = { memberNumber, iat: 1, exp: 4_000_000_000 };
  const token = `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`;
  const url = new URL('http://site.test/fr/renouvellement/revision');
  const request = new Request(url, { headers: { cookie: [`accessToken=${token}`, ...cookies].join('; ') } });
  return new StepVisit({ request, url, context });
}

it('Back leads to the receipt of the member who paid, and not to that of another on the same device', () => {
  const attemptId = '0123456789abcdef0123456789abcdef';
  const kept = visitOf('1000000017')
    .cookiesAfter(attemptId)
    .map(([, cookie]) => cookie.split(';', 1).join());
  const draft = emptyDraft('renewal');
  expect(visitOf('1000000017', kept).placedAttempt(draft)).toBe(attemptId);
  expect(visitOf('1000000033', kept).placedAttempt(draft)).toBeUndefined();
});
