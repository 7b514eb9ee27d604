import { fileURLToPath } from 'node:url';
import { defaultClub, formDefinitions } from '@jalon/forms/schemas';
import { describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../../server/settings.ts';
import { createSiteContext, type RequestContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { loader } from './page.tsx';

const contentFolder = fileURLToPath(new URL('../../../content/', import.meta.url));
const settings = (own: Partial<Settings> = {}) =>
  ({ club: defaultClub, forms: formDefinitions(defaultClub), contentFolder, ...own }) as Settings;

/** What the route answers at an address: a title, a redirect or a status. */
async function answerAt(path: string, site = settings(), log = quiet()): Promise<unknown> {
  const url = new URL(path, 'http://site.test');
  const context = createSiteContext({ settings: site, nonce: undefined, visitor: undefined, log });
  try {
    const answer = await loader({
      context,
      url,
      request: new Request(url),
      params: {},
      pattern: '*',
    } as Route.LoaderArgs);
    return answer.data.view?.title ?? answer.init?.status;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return [thrown.status, thrown.headers.get('location')];
  }
}

const quiet = (): RequestContext['log'] => ({ warn: vi.fn(), error: vi.fn() });

describe('the route of the content', () => {
  it.each([
    ['/fr', 'Assistance routière et conseils aux automobilistes'],
    ['/EN/Travel', 'Travel with less to worry about'],
    ['/en-ca/roadside-assistance/towing', 'Towing'],
    ['/fr/nulle-part', 404],
    ['/fr/conseils/articles/nulle-part', 404],
    ['/fr/remorquage?a=1', [301, '/fr/assistance-routiere/remorquage?a=1']],
    ['/conseils', [301, '/fr/conseils']],
  ])('answers %s', async (path, answer) => {
    expect(await answerAt(path)).toEqual(answer);
  });

  it('leads from the usual address of the privacy policy to the club’s own', async () => {
    const privacyPolicyPaths = { fr: '/fr/vie-privee', en: '/en/privacy' };
    const own = settings({ club: { ...defaultClub, privacyPolicyPaths } });
    expect(await answerAt('/fr/vie-privee', own)).toBe('Politique de confidentialité');
    expect(await answerAt('/en-ca/a-propos/politique-de-confidentialite', own)).toEqual([301, '/en/privacy']);
  });

  it('logs the mistakes in the content once, and serves what there is', async () => {
    const site = settings({ contentFolder: '/nowhere/at/all' });
    const log = quiet();
    expect(await answerAt('/fr', site, log)).toBe(404);
    expect(await answerAt('/fr/voyages', site, log)).toBe(404);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledWith(
      { content: expect.objectContaining({ file: '/nowhere/at/all' }) },
      'A mistake in the content',
    );
  });
});
