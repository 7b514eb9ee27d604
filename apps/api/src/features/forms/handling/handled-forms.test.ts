import { randomUUID } from 'node:crypto';
import { defaultClub } from '@jalon/club';
import type { SiteForm } from '@jalon/forms/schemas';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../../../platform/database/store.ts';
import { createHttpServer } from '../../../platform/server/http-server.ts';
import { batteryTest, batteryTestId, postBatteryTest } from '../../../testing/forms/battery-test.ts';
import { openMemberDirectory, seedMembers, testMembers } from '../../../testing/members.ts';
import { issueToken, sessionsIn } from '../../../testing/sessions.ts';
import { testLinks } from '../../../testing/site-links.ts';
import { query, testDatabase } from '../../../testing/test-database.ts';
import { createClubDollars } from '../../members/index.ts';
import { createEmailChanges } from '../deliver/email-changes.ts';
import { createFileStore, fileEncryption } from '../files/file-store.ts';
import { receiveFiles } from '../files/receive-files.ts';
import { formRoutes } from '../receive/forms.routes.ts';
import { submissionEncryption } from '../store/personal-data.ts';
import type { FormHandling } from './form-handling.ts';
import { handledForms } from './handled-forms.ts';

/** A server with one form and the given handling. */
async function start(handling: FormHandling & Pick<SiteForm, 'membersOnly'>, { protection = false } = {}) {
  const databaseUrl = await testDatabase();
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: [], allowedOrigins: [] });
  const store = await openStore({ databaseUrl, dataDir: '', keys, log: () => {} });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  const { database, secret } = store;
  await seedMembers(database);
  await app.register(formRoutes, {
    club: defaultClub,
    links: testLinks,
    forms: handledForms(defaultClub)
      .filter(({ id }) => id === batteryTestId)
      .map((form) => ({ ...form, ...handling })),
    database,
    secret,
    keys: keys.data,
    encryption: submissionEncryption(keys.data),
    rateLimit: { points: 100, seconds: 600 },
    protection,
    sessions: sessionsIn(store),
    directory: openMemberDirectory({}, database),
    clubDollars: createClubDollars(database),
    emailChanges: createEmailChanges(database, keys.data),
    delivery: {},
    outbox: { wake: () => {} },
    files: receiveFiles({
      files: createFileStore(database, fileEncryption(keys.data)),
      scanner: undefined,
      maxUnnamed: 0,
    }),
  });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const rows = () => query<{ reference: string }>(databaseUrl, 'SELECT reference FROM submissions');
  const signedIn = async (memberNumber = zoe.memberNumber) => ({
    headers: { authorization: `Bearer ${await issueToken(store, memberNumber)}` },
  });
  return { baseUrl, rows, signedIn };
}

const key = { id: 'test', secret: Buffer.alloc(32, 'test') };
const keys = { accessTokens: [key], data: [key] } as const;
const { zoe } = testMembers;

describe('the handling of a form', () => {
  it('runs before storing, with the session and the directory', async () => {
    const { baseUrl, rows, signedIn } = await start({
      async beforeStore({ values }, { session, directory }) {
        const member = session && (await directory.find(session.memberNumber));
        const firstName = member?.resMemberData.membres[0]?.personne.prenom;
        return firstName === zoe.firstName && values.vehiculeAnnee === '2010'
          ? {}
          : { errors: { vehiculeAnnee: 'vehicleTooOld' } };
      },
    });

    const refused = await postBatteryTest(baseUrl, batteryTest());
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({
      status: 'error',
      code: 'invalid_fields',
      errors: { vehiculeAnnee: 'vehicleTooOld' },
    });
    expect(await rows()).toEqual([]);

    const taken = await postBatteryTest(baseUrl, batteryTest(), await signedIn());
    expect(taken.status).toBe(200);
    expect(await rows()).toEqual([{ reference: (await taken.json()).reference }]);
  });

  it('runs for valid submissions only, once for each', async () => {
    const beforeStore = vi.fn<NonNullable<FormHandling['beforeStore']>>().mockResolvedValueOnce({});
    beforeStore.mockResolvedValue({ errors: { vehiculeAnnee: 'required' } });
    const { baseUrl, rows } = await start({ beforeStore }, { protection: true });
    const key = randomUUID();
    expect((await postBatteryTest(baseUrl, { ...batteryTest(), vehiculeAnnee: '' }, { key })).status).toBe(
      422,
    );
    const asked = await postBatteryTest(baseUrl, batteryTest(), { key });
    expect(asked.status).toBe(428);
    expect(beforeStore).not.toHaveBeenCalled();

    const { renderToken } = await asked.json();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const first = await postBatteryTest(baseUrl, { ...batteryTest(), renderToken }, { key });
    const again = await postBatteryTest(baseUrl, { ...batteryTest(), renderToken }, { key });
    expect(first.status).toBe(200);
    expect(await again.json()).toEqual(await first.json());
    expect(beforeStore).toHaveBeenCalledTimes(1);
    expect(await rows()).toHaveLength(1);
  });

  it('stores nothing when it fails', async () => {
    const { baseUrl, rows } = await start({ beforeStore: () => Promise.reject(new Error('defect')) });
    expect((await postBatteryTest(baseUrl)).status).toBe(500);
    expect(await rows()).toEqual([]);
  });
});

describe('a form for members', () => {
  it('is refused without a valid session, before its fields are looked at', async () => {
    const { baseUrl, rows, signedIn } = await start({ membersOnly: true });
    for (const authorization of ['', 'Bearer a.b.c']) {
      const refused = await postBatteryTest(baseUrl, {}, { headers: { authorization } });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toEqual({
        status: 'error',
        code: 'unauthenticated',
        errors: { generic: 'signInAgain' },
      });
    }
    expect((await postBatteryTest(baseUrl, {}, await signedIn())).status).toBe(422);
    expect((await postBatteryTest(baseUrl, batteryTest(), await signedIn())).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });
});
