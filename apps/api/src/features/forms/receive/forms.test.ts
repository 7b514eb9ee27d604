import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubFile } from '../../../testing/club/specification-club.ts';
import { eventually } from '../../../testing/eventually.ts';
import { batteryTest, postBatteryTest } from '../../../testing/forms/battery-test.ts';
import { submissionsOf } from '../../../testing/forms/submissions.ts';
import { testMembers } from '../../../testing/members.ts';
import { issueToken } from '../../../testing/sessions.ts';
import { startApi, startApiForTest, type TestApi } from '../../../testing/test-api.ts';
import { holdTable, query, testDatabase } from '../../../testing/test-database.ts';

let databaseUrl: string;
let api: TestApi;
let token: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  api = await startApi({ DATABASE_URL: databaseUrl });
  token = await issueToken(api.store, zoe.memberNumber);
});
afterAll(() => api.close());

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

describe('a submission on disk', () => {
  it('holds what was sent, with its time and reference', async () => {
    const body = { ...batteryTest(), vehiculeMarque: ' Citroe\u0308n ' };
    const given = await reference(await postBatteryTest(api.baseUrl, body));
    const stored = (await submissionsOf(api)).filter(({ row }) => row.reference === given);
    expect(stored).toMatchObject([
      {
        row: { formId: 12, locale: 'F', memberNumber: null, dueAt: null, createdAt: expect.any(Date) },
        values: {
          centreUrbain: 'Trois-Rivières',
          vehiculeMarque: 'Citroën',
          vehiculeModele: 'DS3',
          vehiculeAnnee: '2010',
        },
        userAgent: 'Mozilla/5.0 (essai)',
      },
    ]);
  });

  it.each([
    ['who sends it', 'same', { status: 200, generic: undefined, numbers: [zoe.memberNumber] }],
    ['that is not the one signed in', 'other', { status: 422, generic: 'reloadPage', numbers: [] }],
    ['who has signed out since', 'none', { status: 401, generic: 'sessionEnded', numbers: [] }],
  ])('is stored with the member of its page only: page of a member %s', async (_title, session, expected) => {
    const before = (await submissionsOf(api)).length;
    const memberInfo = ofMember(session === 'other' ? eloi.memberNumber : zoe.memberNumber);
    const headers: Record<string, string> = session === 'none' ? {} : { authorization: `Bearer ${token}` };
    const response = await postBatteryTest(api.baseUrl, { ...batteryTest(), memberInfo }, { headers });
    const { errors } = await response.json();
    const stored = (await submissionsOf(api)).slice(before);
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
    const memberInfo = ofMember(zoe.memberNumber);
    const key = randomUUID();
    const headers = { authorization: `Bearer ${token}` };
    await reference(await postBatteryTest(api.baseUrl, { ...batteryTest(), memberInfo }, { key, headers }));
    const rows = await query<Record<string, unknown>>(databaseUrl, 'SELECT * FROM submissions');
    const text = rows.flatMap(Object.values).map(String).join('\n');
    expect(text).toContain('test');
    for (const secret of ['Trois', 'DS3', 'essai', 'Zo', key]) expect(text).not.toContain(secret);
  });

  it('is one row when the answer was lost and the submission sent again', async () => {
    const key = randomUUID();
    const rows = () => query<{ reference: string }>(databaseUrl, 'SELECT reference FROM submissions');
    const before = (await rows()).length;
    // The visitor's network drops while the submission is being stored.
    const lock = await holdTable(databaseUrl, 'submissions');
    const network = new AbortController();
    const lost = postBatteryTest(api.baseUrl, batteryTest(), { key, signal: network.signal });
    await lock.waiter();
    network.abort();
    await expect(lost).rejects.toThrow();
    await lock.release();
    await eventually(async () => expect(await rows()).toHaveLength(before + 1));

    const again = await reference(await postBatteryTest(api.baseUrl, batteryTest(), { key }));
    expect(await rows()).toHaveLength(before + 1);
    expect(await rows()).toContainEqual({ reference: again });
  });
});

describe('the club’s configuration', () => {
  const mercedes = { ...batteryTest(), vehiculeMarque: 'Mercedes-Benz', vehiculeModele: 'C 300' };

  it('restricts makes and models to letters and digits by default', async () => {
    const other = { ...mercedes, vehiculeMarque: 'Mercedes!', vehiculeModele: 'C.300' };
    const response = await postBatteryTest(api.baseUrl, other);
    expect(await response.json()).toMatchObject({
      errors: { vehiculeMarque: 'lettersOnly', vehiculeModele: 'lettersAndDigitsOnly' },
    });
    expect((await postBatteryTest(api.baseUrl, mercedes)).status).toBe(200);
    expect((await submissionsOf(api)).at(-1)?.values).toMatchObject({
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
  const RATE_LIMITS = 'submissions=1/60';
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('counts each visitor behind the site’s own proxy, and no other route', async () => {
    const DATABASE_URL = await testDatabase();
    const { baseUrl } = await startApiForTest({ RATE_LIMITS, DATABASE_URL });
    expect((await postBatteryTest(baseUrl, {}, from('192.0.2.1'))).status).toBe(422);
    const refused = await postBatteryTest(baseUrl, {}, from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'too_many', errors: { generic: 'tooMany' } });
    for (const path of ['/api/forms', '/api/health']) {
      expect((await fetch(baseUrl + path, from('192.0.2.1'))).status).toBe(200);
    }
    // The proxy appends the address that it saw to one that the visitor made up.
    expect((await postBatteryTest(baseUrl, {}, from('203.0.113.7, 192.0.2.1'))).status).toBe(429);
    expect((await postBatteryTest(baseUrl, {}, from('192.0.2.2'))).status).toBe(422);
    // No IP address is stored.
    const stored = { key: expect.stringMatching(/^submissions:[\w-]{43}$/) };
    expect(await query(DATABASE_URL, 'SELECT key FROM rate_limits')).toEqual([stored, stored]);
  });

  it('ignores X-Forwarded-For when no proxy is trusted', async () => {
    const { baseUrl } = await startApiForTest({ RATE_LIMITS, TRUSTED_PROXIES: 'none' });
    expect((await postBatteryTest(baseUrl, {}, from('192.0.2.1'))).status).toBe(422);
    expect((await postBatteryTest(baseUrl, {}, from('192.0.2.2'))).status).toBe(429);
  });
});
