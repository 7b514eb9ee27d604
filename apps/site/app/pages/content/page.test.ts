import { fileURLToPath } from 'node:url';
import type { MembershipPrice } from '@jalon/api-client/contract';
import { defaultClub } from '@jalon/club';
import type { PageView } from '@jalon/content';
import { formDefinitions } from '@jalon/forms/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MembershipOffer } from '../../features/membership-features.server.ts';
import type { Settings } from '../../settings/settings.ts';
import { createSiteContext, type RequestContext } from '../../site-context.server.ts';
import type { Route } from './+types/page.ts';
import { loader } from './page.tsx';

const contentFolder = fileURLToPath(new URL('../../../content/', import.meta.url));
const settings = (own: Partial<Settings> = {}) =>
  ({
    club: defaultClub,
    forms: formDefinitions(defaultClub),
    contentFolder,
    apiUrl: 'http://api.test',
    ...own,
  }) as Settings;

function load(path: string, site = settings(), log = quiet()) {
  const url = new URL(path, 'http://site.test');
  const context = createSiteContext({ settings: site, visitor: undefined, log });
  return loader({
    context,
    url,
    request: new Request(url),
    params: {},
    pattern: '*',
  } as Route.LoaderArgs);
}

/** The view of the page at an address. */
async function viewAt(...at: Parameters<typeof load>): Promise<PageView> {
  const answer = await load(...at);
  if (answer instanceof Response || answer.data.kind === 'missing') throw new Error(`No page at ${at[0]}`);
  return answer.data;
}

/** The response of the route at an address: a title, a redirect or a status. */
async function answerAt(...at: Parameters<typeof load>): Promise<unknown> {
  const answer = await load(...at);
  if (answer instanceof Response) return [answer.status, answer.headers.get('location')];
  return answer.data.kind === 'page' ? answer.data.title : answer.init?.status;
}

const quiet = (): RequestContext['log'] => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

describe('the route of the content', () => {
  it.each([
    ['/fr', 'Assistance routière et conseils aux automobilistes'],
    ['/en-ca/roadside-assistance/towing', 'Towing'],
    ['/fr/nulle-part', 404],
    ['/fr/remorquage?a=1', [301, '/fr/assistance-routiere/remorquage?a=1']],
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

describe('the page of the memberships', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const price = (codeOptionAdhesion: string, yearly_price: number): MembershipPrice => ({
    codeOptionAdhesion,
    price: { monthly_price: yearly_price / 12, yearly_price },
  });

  /** An API with these prices; without any, it is unavailable. */
  function api(prices?: MembershipPrice[]) {
    const answer = vi.fn(async () => {
      if (!prices) throw new TypeError('fetch failed');
      return Response.json({ date: '2026-11-23', prices });
    });
    vi.stubGlobal('fetch', answer);
    return answer;
  }

  async function offers(site = settings(), log = quiet()) {
    const { blocks } = await viewAt('/fr/adhesions', site, log);
    return blocks.flatMap((block) => {
      if (!('hosted' in block) || !block.hosted) return [];
      const { memberships, priced } = block.hosted.data as MembershipOffer;
      return [{ priced, yearly: memberships.map(({ id, yearlyPrice }) => [id, yearlyPrice]) }];
    });
  }

  it('has the prices of today, without one for a type that the list leaves out', async () => {
    api([price('BASE', 8400), price('PLUS', 12_000), price('PREM', 18_000)]);
    expect(await offers()).toEqual([
      {
        priced: true,
        yearly: [
          ['essentiel', 8400],
          ['plus', 12_000],
          ['famille', undefined],
          ['premier', 18_000],
        ],
      },
    ]);
  });

  it('is served without prices while the API is away, and says so', async () => {
    api();
    const log = quiet();
    const found = await offers(settings(), log);
    expect(found.map(({ priced }) => priced)).toEqual([false]);
    expect(found.flatMap(({ yearly }) => yearly.map(([, cents]) => cents))).toEqual(Array(4).fill(undefined));
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('asks for the prices once a minute, and five seconds after a failure', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const site = settings();
    const away = api();
    await offers(site);
    await offers(site);
    expect(away).toHaveBeenCalledOnce();

    const back = api([price('PLUS', 12_000)]);
    vi.advanceTimersByTime(5000);
    expect((await offers(site))[0]?.yearly).toContainEqual(['plus', 12_000]);
    vi.advanceTimersByTime(59_000);
    await offers(site);
    expect(back).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    await offers(site);
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('gives up on an API that does not answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
    expect((await offers())[0]?.priced).toBe(false);
    expect(timeout).toHaveBeenCalledWith(2000);
    timeout.mockRestore();
  });

  it('asks the API for no other page', async () => {
    const answer = api([]);
    await load('/fr/voyages');
    expect(answer).not.toHaveBeenCalled();
  });
});
