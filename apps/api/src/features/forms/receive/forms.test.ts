import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clubFile } from '../../../testing/club/specification-club.ts';
import { eventually } from '../../../testing/eventually.ts';
import { batteryTest, postBatteryTest } from '../../../testing/forms/battery-test.ts';
import { submissionsOf } from '../../../testing/forms/submissions.ts';
import { addAccount, testMembers, tokenOf } from '../../../testing/members.ts';
import { startApiForTest } from '../../../testing/test-api.ts';
import { holdTable, query, testDatabase } from '../../../testing/test-database.ts';

async function reference(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return (await response.json()).reference;
}

const { zoe, eloi } = testMembers;
const ofMember = (memberNumber: string) => ({
  name: 'Zoé',
  surname: 'Côté',
  memberNumber,
  email: 'zoe@example.test',
});

async function signedInApi(environment: Record<string, string> = {}) {
  const api = await startApiForTest(environment);
  await addAccount(api.store.database);
  return { api, store: api.store };
}

describe('a submission on disk', () => {
  it('holds what was sent, with its time and reference', async () => {
    const { baseUrl, store } = await startApiForTest();
    const given = await reference(
      await postBatteryTest(baseUrl, { ...batteryTest(), vehiculeMarque: ' Citroe\u0308n ' }),
    );

    const [stored, ...others] = await submissionsOf({ store });
    expect(stored).toMatchObject({
      row: {
        formId: 12,
        reference: given,
        locale: 'F',
        memberNumber: null,
        dueAt: null,
        createdAt: expect.any(Date),
      },
      values: {
        centreUrbain: 'Trois-Rivières',
        vehiculeMarque: 'Citroën',
        vehiculeModele: 'DS3',
        vehiculeAnnee: '2010',
      },
      userAgent: 'Mozilla/5.0 (essai)',
    });
    expect(others).toEqual([]);
  });

  it.each([
    ['who sends it', 'same', { status: 200, generic: undefined, numbers: [zoe.memberNumber] }],
    ['that is not the one signed in', 'other', { status: 422, generic: 'reloadPage', numbers: [] }],
    ['who has signed out since', 'none', { status: 401, generic: 'sessionEnded', numbers: [] }],
  ])('is stored with the member of its page only: page of a member %s', async (_title, session, expected) => {
    const { api, store } = await signedInApi();
    const memberInfo = ofMember(session === 'other' ? eloi.memberNumber : zoe.memberNumber);
    const headers: Record<string, string> =
      session === 'none' ? {} : { authorization: `Bearer ${await tokenOf(api, zoe.username)}` };
    const response = await postBatteryTest(api.baseUrl, { ...batteryTest(), memberInfo }, { headers });
    const { errors } = await response.json();
    const stored = await submissionsOf({ store });
    expect({
      status: response.status,
      generic: errors?.generic,
      numbers: stored.map((submission) => submission.memberInfo?.memberNumber),
    }).toEqual(expected);
    expect(stored.map(({ row }) => row.memberNumber)).toEqual(expected.numbers);
    // Without the member, the same request is stored.
    await reference(await postBatteryTest(api.baseUrl, batteryTest(), { headers }));
  });

  it('is encrypted, and its digests reveal nothing', async () => {
    const databaseUrl = await testDatabase();
    const { api } = await signedInApi({ DATABASE_URL: databaseUrl });
    const memberInfo = ofMember(zoe.memberNumber);
    const key = randomUUID();
    const headers = { authorization: `Bearer ${await tokenOf(api, zoe.username)}` };
    await reference(await postBatteryTest(api.baseUrl, { ...batteryTest(), memberInfo }, { key, headers }));
    const rows = await query<Record<string, unknown>>(databaseUrl, 'SELECT * FROM submissions');
    const text = rows.flatMap(Object.values).map(String).join('\n');
    expect(text).toContain('test');
    for (const secret of ['Trois', 'DS3', 'essai', 'Zo', key]) expect(text).not.toContain(secret);
  });

  it('is one row when the answer was lost and the submission sent again', async () => {
    const databaseUrl = await testDatabase();
    const { baseUrl } = await startApiForTest({ DATABASE_URL: databaseUrl });
    const key = randomUUID();
    const rows = () => query<{ reference: string }>(databaseUrl, 'SELECT reference FROM submissions');
    // The visitor's network drops while the submission is being stored.
    const lock = await holdTable(databaseUrl, 'submissions');
    const network = new AbortController();
    const lost = postBatteryTest(baseUrl, batteryTest(), { key, signal: network.signal });
    await lock.waiter();
    network.abort();
    await expect(lost).rejects.toThrow();
    await lock.release();
    await eventually(async () => expect(await rows()).toHaveLength(1));

    const again = await reference(await postBatteryTest(baseUrl, batteryTest(), { key }));
    expect(await rows()).toEqual([{ reference: again }]);
  });
});

describe('the club’s configuration', () => {
  const mercedes = { ...batteryTest(), vehiculeMarque: 'Mercedes-Benz', vehiculeModele: 'C 300' };

  it('restricts makes and models to letters and digits by default', async () => {
    const api = await startApiForTest();
    const other = { ...mercedes, vehiculeMarque: 'Mercedes!', vehiculeModele: 'C.300' };
    const response = await postBatteryTest(api.baseUrl, other);
    expect(await response.json()).toMatchObject({
      errors: { vehiculeMarque: 'lettersOnly', vehiculeModele: 'lettersAndDigitsOnly' },
    });
    expect((await postBatteryTest(api.baseUrl, mercedes)).status).toBe(200);
    expect((await submissionsOf(api))[0]?.values).toMatchObject({
      vehiculeMarque: 'MercedesBenz',
      vehiculeModele: 'C300',
    });
  });

  it('accepts other characters in makes and models when configured', async () => {
    const { baseUrl } = await startApiForTest({
      CLUB_CONFIG: clubFile({ batteryTest: { vehicleNames: 'wide' } }),
    });
    expect((await postBatteryTest(baseUrl, mercedes)).status).toBe(200);
  });
});

describe('the rate limit', () => {
  const limit = { RATE_LIMITS: 'submissions=3/60' };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('counts each visitor behind the site’s own proxy', async () => {
    const { baseUrl } = await startApiForTest({ RATE_LIMITS: 'submissions=1/60' });
    expect((await postBatteryTest(baseUrl, {}, from('192.0.2.1'))).status).toBe(422);
    const refused = await postBatteryTest(baseUrl, {}, from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many', errors: { generic: 'tooMany' } });
    expect((await postBatteryTest(baseUrl, {}, from('192.0.2.2'))).status).toBe(422);
  });

  it('ignores an address that the visitor made up', async () => {
    const { baseUrl } = await startApiForTest({ RATE_LIMITS: 'submissions=1/60' });
    // The proxy appends the address that it saw.
    expect((await postBatteryTest(baseUrl, {}, from('203.0.113.7, 192.0.2.1'))).status).toBe(422);
    expect((await postBatteryTest(baseUrl, {}, from('203.0.113.8, 192.0.2.1'))).status).toBe(429);
  });

  it('ignores X-Forwarded-For when no proxy is trusted', async () => {
    const { baseUrl } = await startApiForTest({ RATE_LIMITS: 'submissions=1/60', TRUSTED_PROXIES: 'none' });
    expect((await postBatteryTest(baseUrl, {}, from('192.0.2.1'))).status).toBe(422);
    expect((await postBatteryTest(baseUrl, {}, from('192.0.2.2'))).status).toBe(429);
  });

  it('stores no IP address', async () => {
    const DATABASE_URL = await testDatabase();
    const { baseUrl } = await startApiForTest({ ...limit, DATABASE_URL });
    await postBatteryTest(baseUrl, {}, from('192.0.2.77'));
    const keys = await query<{ key: string }>(DATABASE_URL, 'SELECT key FROM rate_limits');
    expect(keys).toEqual([{ key: expect.stringMatching(/^submissions:[\w-]{43}$/) }]);
  });

  it('lets the list of forms and health be read without a limit', async () => {
    const { baseUrl } = await startApiForTest({ RATE_LIMITS: 'submissions=1/60' });
    await postBatteryTest(baseUrl, {});
    await postBatteryTest(baseUrl, {});
    for (const path of ['/api/forms', '/api/health']) {
      expect((await fetch(baseUrl + path)).status).toBe(200);
    }
  });
});
