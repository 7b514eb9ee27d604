import { randomUUID } from 'node:crypto';
import { readAccessToken } from '@jalon/api-client/contract';
import { contactDetailsOf } from '@jalon/forms/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Key } from '../../../platform/config/keys.ts';
import { clubFile } from '../../../testing/club/specification-club.ts';
import { eventually } from '../../../testing/eventually.ts';
import { submissionsOf } from '../../../testing/forms/submissions.ts';
import { mailForTest } from '../../../testing/mail.ts';
import { openMemberDirectory, seedMembers, testMembers } from '../../../testing/members.ts';
import { postJson } from '../../../testing/post-json.ts';
import { headerOf, type MailServer } from '../../../testing/servers/mail-server.ts';
import { startMemberDirectory } from '../../../testing/servers/member-directory-server.ts';
import { issueToken } from '../../../testing/sessions.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { createEmailChanges, rotateEmailChanges } from '../deliver/email-changes.ts';

const { zoe, eloi } = testMembers;

/** The body that a member's form sends when only the consent was changed. */
async function unchanged(api: TestApi, { memberNumber } = zoe): Promise<Record<string, string>> {
  const source = await openMemberDirectory({}, api.store.database).find(memberNumber);
  if (!source) throw new Error(`No member ${memberNumber}`);
  return { ...contactDetailsOf(source), consent: 'true' };
}

/** Sends form 3 over HTTP; returns the answer and the stored rows. */
async function send(api: TestApi, values: Record<string, string>, token = '', key: string = randomUUID()) {
  const before = (await submissionsOf(api)).length;
  const response = await postJson(
    `${api.baseUrl}/api/forms/3`,
    { formID: '3', locale: 'F', userAgent: 'Browser/1', ...values },
    { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
  );
  const { errors, reference } = await response.json();
  return { status: response.status, errors, reference, rows: (await submissionsOf(api)).slice(before) };
}

const moved = {
  address: '1234 Rue des Érables',
  apartment: '',
  city: 'Québec',
  postalCode: 'g1r 2m1',
  indAdresseNormalise: 'true',
};

describe('contact details in the API’s own tables', () => {
  let api: TestApi;
  let tokens: { zoe: string; eloi: string };
  beforeAll(async () => {
    api = await startApi();
    await seedMembers(api.store.database);
    tokens = {
      zoe: await issueToken(api.store, zoe.memberNumber),
      eloi: await issueToken(api.store, eloi.memberNumber),
    };
  });
  afterAll(() => api.close());

  async function find(memberNumber: string) {
    const source = await openMemberDirectory({}, api.store.database).find(memberNumber);
    const personne = source?.resMemberData.membres[0].personne;
    return { ...personne, adresse: personne?.adresses?.[0] };
  }

  it('keep the membership system’s data about an unchanged address', async () => {
    const before = await find(zoe.memberNumber);
    const { status } = await send(api, { ...(await unchanged(api)), memberEmail: zoe.email }, tokens.zoe);
    expect(status).toBe(200);
    expect(await find(zoe.memberNumber)).toEqual(before);
  });

  it('change as sent, and the row has the session’s member number', async () => {
    const before = await find(zoe.memberNumber);
    const { status, rows } = await send(
      api,
      {
        ...(await unchanged(api)),
        ...moved,
        memberFirstName: 'Forgée',
        memberGender: 'M',
        residentialPhone: '',
        mobilePhone: '(418) 555-0199',
        workphone: '',
        workphonepost: '',
        memberEmail: 'zoe@example.org',
        memberEmailConfirm: 'zoe@example.org',
        carInsuranceExpiryMonth: '3',
      },
      tokens.zoe,
    );
    expect(status).toBe(200);
    expect(rows).toMatchObject([
      {
        row: { formId: 3, memberNumber: zoe.memberNumber },
        values: { postalCode: 'G1R2M1', indAdresseNormalise: 'true', carInsuranceExpiryMonth: '3' },
      },
    ]);
    expect(JSON.parse(rows[0]?.values.originalAddress ?? '')).toEqual({
      address: '455, 3e Avenue',
      apartment: '',
      city: 'Québec',
      postalCode: 'G1L2W2',
      province: 'QC',
      indAdresseNormalise: true,
    });
    expect(await find(zoe.memberNumber)).toMatchObject({
      prenom: before.prenom,
      codeGenre: before.codeGenre,
      courriel: 'zoe@example.org',
      telephones: { residentiel: '', cellulaire: '4185550199', travail: '', posteTravail: '' },
      adresse: { adresse: moved.address, codePostal: 'G1R2M1', province: 'QC', indAdresseNormalise: true },
    });
  });

  it('of an address that was typed are not normalised', async () => {
    const typed = { ...(await unchanged(api)), ...moved, address: '12 rue Neuve', indAdresseNormalise: '' };
    expect((await send(api, typed, tokens.zoe)).status).toBe(200);
    expect((await find(zoe.memberNumber)).adresse).toMatchObject({
      adresse: '12 rue Neuve',
      indAdresseNormalise: false,
    });
  });

  it('of a member of type A change but for what is locked, which is stored as in the record', async () => {
    const { adresse, telephones } = await find(eloi.memberNumber);
    const own = await unchanged(api, eloi);
    const shown = { postalCode: 'G1L 2W2', residentialPhone: '418 555-0101' };
    const { status, rows } = await send(api, { ...own, ...shown, mobilePhone: '4185550178' }, tokens.eloi);
    expect(status).toBe(200);
    expect(rows).toMatchObject([
      {
        values: { address: own.address, postalCode: own.postalCode, residentialPhone: own.residentialPhone },
      },
    ]);
    expect(await find(eloi.memberNumber)).toMatchObject({
      adresse,
      telephones: { residentiel: telephones?.residentiel, cellulaire: '4185550178' },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['address', moved],
    ['residential phone', { residentialPhone: '5145550000' }],
  ])('of a member of type A are refused with another %s', async (_what, forged) => {
    const before = await find(eloi.memberNumber);
    const own = await unchanged(api, eloi);
    const { status, errors, rows } = await send(api, { ...own, ...forged }, tokens.eloi);
    expect({ status, errors, rows }).toEqual({ status: 422, errors: { generic: 'reloadPage' }, rows: [] });
    expect(await find(eloi.memberNumber)).toEqual(before);
  });

  it.each<[string, Record<string, string>]>([
    ['of another type', { codeTypeMember: 'P' }],
    ['of another number', { memberNumber: zoe.memberNumber }],
  ])('of a member %s than the page was made for are refused', async (_who, forged) => {
    const before = await find(eloi.memberNumber);
    const own = await unchanged(api, eloi);
    const { status, errors, rows } = await send(api, { ...own, ...moved, ...forged }, tokens.eloi);
    expect({ status, errors, rows }).toEqual({ status: 422, errors: { generic: 'reloadPage' }, rows: [] });
    expect(await find(eloi.memberNumber)).toEqual(before);
  });

  it('are sent again without a second change or row', async () => {
    const key = randomUUID();
    const values = { ...(await unchanged(api)), mobilePhone: '4185550150' };
    const first = await send(api, values, tokens.zoe, key);
    await send(api, { ...values, mobilePhone: '4185550151' }, tokens.zoe);
    const again = await send(api, values, tokens.zoe, key);
    expect(again).toEqual({ ...first, rows: [] });
    expect((await find(zoe.memberNumber)).telephones?.cellulaire).toBe('4185550151');
  });
});

describe('a changed email address', () => {
  let api: TestApi;
  let mail: MailServer;
  let token: string;
  let own: Record<string, string>;
  beforeAll(async () => {
    const { mail: server, settings } = await mailForTest();
    mail = server;
    api = await startApi({ ...settings, LOG_LEVEL: 'trace' });
    await seedMembers(api.store.database);
    token = await issueToken(api.store, zoe.memberNumber);
    own = await unchanged(api);
  });
  beforeEach(async () => {
    const { pool } = api.store.database;
    await pool.query('TRUNCATE submissions, outbox_events, rate_limits CASCADE');
    const former = [zoe.email, zoe.memberNumber];
    await pool.query('UPDATE members SET email = $1 WHERE member_number = $2', former);
  });
  afterAll(() => api.close());

  const withEmail = (memberEmail: string) => ({ ...own, memberEmail, memberEmailConfirm: memberEmail });

  /** Waits until every event has been handled. */
  const allHandled = () =>
    eventually(async () => {
      const pending = 'SELECT FROM outbox_events WHERE next_attempt_at IS NOT NULL';
      expect((await api.store.database.pool.query(pending)).rowCount).toBe(0);
    });

  it('is acknowledged, and the former address is notified without the new one', async () => {
    const before = mail.messages.length;
    const { reference } = await send(api, withEmail('new@example.org'), token);
    const to = (address: string) =>
      mail.messages.slice(before).filter((message) => message.to[0] === address);
    await eventually(() => {
      expect(to('new@example.org')).toHaveLength(1);
      expect(to(zoe.email)).toHaveLength(1);
    });
    const [notice] = to(zoe.email);
    expect(notice && headerOf(notice, 'subject')).toBe('Votre adresse courriel a été modifiée');
    expect(notice?.source).toContain(reference);
    expect(notice?.source).not.toMatch(/new@example|Zoé/);

    // In English. No notice is sent when the address stays the same.
    await send(api, { ...withEmail(zoe.email), locale: 'A' }, token);
    await send(api, { ...own, mobilePhone: '4185550150' }, token);
    await allHandled();
    const notices = mail.messages
      .slice(before)
      .filter((message) => /adresse courriel a|email address was/.test(headerOf(message, 'subject') ?? ''));
    expect(notices.map((message) => message.to[0])).toEqual([zoe.email, 'new@example.org']);
    expect(notices[1]?.source).toContain('If you didn’t ask for this change, please contact us right away.');
  });

  /** Sends a new address while no row of a table can be written; `repair` ends that. */
  async function sendFailing(table: 'members' | 'submissions') {
    const { pool } = api.store.database;
    const before = mail.messages.length;
    const key = randomUUID();
    const sendIt = () => send(api, withEmail('new@example.org'), token, key);
    async function repair(): Promise<void> {
      await pool.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS full_disk`);
    }
    await pool.query(`ALTER TABLE ${table} ADD CONSTRAINT full_disk CHECK (false) NOT VALID`);
    onTestFinished(repair);
    expect(await sendIt()).toMatchObject({ status: 500, rows: [] });
    return {
      sendIt,
      repair,
      /** Lets the API handle every event now, and waits until it has. */
      async handleEvents() {
        await pool.query('UPDATE outbox_events SET next_attempt_at = now() WHERE next_attempt_at > now()');
        await allHandled();
      },
      notices: () => mail.messages.slice(before).filter(({ to }) => to[0] === zoe.email),
    };
  }

  it('whose submission could not be stored is announced to the former address, once', async () => {
    const { sendIt, repair, handleEvents, notices } = await sendFailing('submissions');
    expect((await unchanged(api)).memberEmail).toBe('new@example.org');
    const stored = await api.store.database.pool.query('SELECT payload::text FROM outbox_events');
    expect(JSON.stringify(stored.rows)).not.toContain(zoe.email);
    await repair();
    // The member sends the form again: the directory already has the new address.
    expect(await sendIt()).toMatchObject({ status: 200 });
    await handleEvents();
    const [notice] = notices();
    expect(notice && headerOf(notice, 'subject')).toBe('Votre adresse courriel a été modifiée');
    expect(notice?.source).not.toMatch(/new@example|Zoé|référence/);
    expect(notices()).toHaveLength(1);

    await createEmailChanges(api.store.database, api.store.keys.data).deleteHandled();
    const left = `SELECT FROM outbox_events WHERE kind LIKE 'contact-details.%'`;
    expect((await api.store.database.pool.query(left)).rowCount).toBe(0);
  });

  it('whose submission could not be stored is announced after a change of keys too', async () => {
    const { repair, handleEvents, notices } = await sendFailing('submissions');
    const { database, keys } = api.store;
    const former: Key = { id: 'former', secret: Buffer.alloc(32, 'former') };
    const keyOfEvent = async () =>
      (await database.pool.query(`SELECT payload->>'dataKey' AS key FROM outbox_events`)).rows;
    await rotateEmailChanges(database, [former, ...keys.data]);
    expect(await keyOfEvent()).toEqual([{ key: 'former' }]);
    await rotateEmailChanges(database, [keys.data[0], former]);
    expect(await keyOfEvent()).toEqual([{ key: keys.data[0].id }]);
    await repair();
    await handleEvents();
    expect(notices()).toHaveLength(1);
  });

  it('is not announced when the membership system refused it', async () => {
    const { repair, handleEvents, notices } = await sendFailing('members');
    await repair();
    await handleEvents();
    expect(notices()).toEqual([]);
  });
});

describe('contact details in a membership system', () => {
  it('are stored once it has taken them, and not before', async () => {
    const service = await startMemberDirectory();
    const api = await startApi({
      MEMBER_DIRECTORY_URL: service.baseUrl,
      MEMBER_DIRECTORY_KEY: 'directory-secret',
    });
    await seedMembers(api.store.database);
    const token = await issueToken(api.store, zoe.memberNumber);
    const values: Record<string, string> = {
      ...(await unchanged(api)),
      ...moved,
      memberNumber: zoe.memberNumber,
      codeTypeMember: '',
    };
    const key = randomUUID();

    service.answer((response) => response.writeHead(500).end('Zoé'));
    const refused = await send(api, values, token, key);
    expect(refused).toMatchObject({ status: 503, errors: { generic: 'tryAgainLater' }, rows: [] });

    service.answer();
    const taken = await send(api, values, token, key);
    expect(taken.status).toBe(200);
    expect(taken.rows).toMatchObject([{ row: { memberNumber: zoe.memberNumber } }]);
    const { method, body } = service.calls.at(-1) ?? { body: '' };
    expect(method).toBe('PATCH');
    expect(JSON.parse(body).personne).toMatchObject({
      courriel: values.memberEmail,
      adresses: [{ adresse: moved.address, codePostal: 'G1R2M1', indAdresseNormalise: true }],
    });
    expect(JSON.parse(body).personne).not.toHaveProperty('prenom');
    await api.close();
    await service.close();
  });
});

describe('where the club asks for the password, an email address', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ CLUB_CONFIG: clubFile({ contactDetails: { emailAsksPassword: true } }) });
    await seedMembers(api.store.database);
  });
  afterAll(() => api.close());

  /** Signs in this many minutes ago. */
  async function signedIn(minutesAgo: number): Promise<string> {
    const token = await issueToken(api.store, zoe.memberNumber);
    await api.store.database.pool.query(
      'UPDATE sessions SET signed_in_at = now() - make_interval(mins => $1) WHERE id = $2',
      [minutesAgo, readAccessToken(token)?.sid],
    );
    return token;
  }
  const withEmail = async (memberEmail: string) => ({
    ...(await unchanged(api)),
    memberEmail,
    memberEmailConfirm: memberEmail,
  });

  it('is not changed long after the sign-in, while the rest is', async () => {
    const token = await signedIn(46);
    const refused = await send(api, await withEmail('new@example.org'), token);
    expect(refused).toMatchObject({ status: 422, errors: { generic: 'signInAgain' }, rows: [] });
    expect((await unchanged(api)).memberEmail).toBe(zoe.email);
    const phone = await send(api, { ...(await unchanged(api)), mobilePhone: '4185550177' }, token);
    expect(phone).toMatchObject({ status: 200 });
  });

  it('is changed soon after the sign-in', async () => {
    const accepted = await send(api, await withEmail('new@example.org'), await signedIn(44));
    expect(accepted).toMatchObject({ status: 200 });
    expect((await unchanged(api)).memberEmail).toBe('new@example.org');
  });
});
