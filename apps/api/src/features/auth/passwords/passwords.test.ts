import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changePassword,
  listSessions,
  requestPasswordReset,
  resetPassword,
} from '@jalon/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { addMember } from '../../../testing/endings.ts';
import { eventually } from '../../../testing/eventually.ts';
import { mailForTest } from '../../../testing/mail.ts';
import { addAccount, signIn, testMembers, testPassword, tokenOf } from '../../../testing/members.ts';
import { operator } from '../../../testing/operator.ts';
import { postJson } from '../../../testing/post-json.ts';
import { headerOf, type MailServer } from '../../../testing/servers/mail-server.ts';
import { startApi, startApiForTest, type TestApi } from '../../../testing/test-api.ts';
import { query } from '../../../testing/test-database.ts';
import { run as command } from '../accounts.command.ts';
import { hashPassword } from './password.ts';
import { deleteOldPasswordChanges } from './password-notice.ts';
import { deleteOldResets } from './password-reset.ts';
import { isTooEasy } from './password-strength.ts';

const newPassword = 'quatre mots pris au hasard';
const cheap = { memory: 64, passes: 1, parallelism: 1 };

let mail: MailServer;
let api: TestApi;
let databaseUrl: string;
beforeAll(async () => {
  const { mail: server, settings } = await mailForTest();
  mail = server;
  api = await startApi({ ...settings, SITE_URL: 'https://club.test', LOG_LEVEL: 'trace' });
  databaseUrl = api.databaseUrl;
});
afterAll(() => api.close());

/** A new member, who has an account by default, and the messages to them. */
async function newMember({ withAccount = true } = {}) {
  const [id, memberNumber] = [randomUUID(), String(randomInt(10 ** 9, 10 ** 10))];
  const member = { username: `jo.${id}`, memberNumber, email: `${id}@example.org` };
  const expiresOn = '2027-08-31';
  await addMember(api.store.database, { number: memberNumber, email: member.email, expiresOn });
  const passwordHash = await hashPassword(testPassword, cheap);
  if (withAccount) await addAccount(api.store.database, { ...member, passwordHash });
  return { ...member, messages: () => mail.messages.filter(({ to }) => to[0] === member.email) };
}

type Member = Awaited<ReturnType<typeof newMember>>;
type Headers = Readonly<Record<string, string>>;

async function post(path: string, body: object, headers: Headers = {}, { baseUrl } = api) {
  const response = await postJson(baseUrl + path, body, headers);
  const { code, errors } = await response.json();
  return { status: response.status, code, errors, wait: Number(response.headers.get('retry-after')) };
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const success = { status: 200 };

async function isOpen(token: string): Promise<boolean> {
  return (await fetch(api.baseUrl + listSessions.path, { headers: as(token) })).status === 200;
}

const canSignIn = async (username: string, password: string) =>
  (await signIn(api, { username, password })).httpStatus === 200;

/** Asks for a link and returns the message to the member. */
async function askForLink({ username, messages }: Member, locale = 'fr', by = username) {
  const before = messages().length;
  expect(await post(requestPasswordReset.path, { username: by, locale })).toMatchObject(success);
  return eventually(() => {
    const message = messages()[before];
    if (!message) throw new Error('No message yet');
    const [link = ''] = message.source.match(/https:\S+/) ?? [];
    return { message, link, token: new URL(link).searchParams.get('token') ?? '' };
  });
}

it('an operator invites a member, who sets the first password by the mailed link', async () => {
  const { username, memberNumber, email } = await newMember({ withAccount: false });
  const invite = operator(command, { DATABASE_URL: databaseUrl })('invite', username, memberNumber, 'en');
  expect(await invite).toBe(`${username} gets a link by mail, as member ${memberNumber}.\n`);
  const message = await mail.received(email);
  const [link = ''] = message.source.match(/https:\S+/) ?? [];
  const token = new URL(link).searchParams.get('token');
  expect(await post(resetPassword.path, { token, newPassword })).toMatchObject(success);
  expect(await canSignIn(username, newPassword)).toBe(true);
});

describe('a member without an account', () => {
  it('asks for a link with the member number, as it is written, and opens an account', async () => {
    const member = await newMember({ withAccount: false });
    const { memberNumber, email } = member;
    const { message, token, link } = await askForLink(member, 'fr', `620 285 ${memberNumber}`);
    expect(headerOf(message, 'subject')).toBe('Choisissez le mot de passe de votre espace membre');
    expect(new URL(link).searchParams.has('new')).toBe(true);
    expect(await post(resetPassword.path, { token, newPassword })).toMatchObject(success);
    expect(await canSignIn(memberNumber, newPassword)).toBe(true);
    expect(await post(resetPassword.path, { token, newPassword })).toMatchObject({ status: 422 });
    // From now on, the same request replaces the password.
    await mail.received(email, 'Votre espace membre est ouvert');
    const { message: next } = await askForLink(member, 'fr', memberNumber);
    expect(headerOf(next, 'subject')).toBe('Choisissez un nouveau mot de passe');
  });

  it('is not confused with a member who has an account, or with an unknown number', async () => {
    const before = mail.messages.length;
    // The first signs in with another username; no member has the other number.
    for (const username of [(await newMember()).memberNumber, '1999999999']) {
      await post(requestPasswordReset.path, { username, locale: 'fr' });
    }
    const member = await newMember({ withAccount: false });
    await askForLink(member, 'fr', member.memberNumber);
    expect(mail.messages).toHaveLength(before + 1);
  });
});

describe('a change of password', () => {
  it('needs the current one, and leaves only the session that made it', async () => {
    const { username } = await newMember();
    const [own, other] = [await tokenOf(api, username), await tokenOf(api, username)];
    const change = (currentPassword: string) =>
      post(changePassword.path, { currentPassword, newPassword }, as(own));
    expect(await change('wrong')).toMatchObject({
      status: 422,
      errors: { currentPassword: 'incorrect' },
    });
    expect(await isOpen(other)).toBe(true);
    expect(await change(testPassword)).toMatchObject(success);
    expect(await isOpen(other)).toBe(false);
    expect(await isOpen(own)).toBe(true);
    expect(await canSignIn(username, testPassword)).toBe(false);
    expect(await canSignIn(username, newPassword)).toBe(true);
  });

  it('is made once when two calls with the same current one arrive together', async () => {
    const { username } = await newMember();
    const [one, other] = [await tokenOf(api, username), await tokenOf(api, username)];
    const change = (token: string, fresh: string) =>
      post(changePassword.path, { currentPassword: testPassword, newPassword: fresh }, as(token));
    const answers = await Promise.all([change(one, newPassword), change(other, 'un autre mot de passe')]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is reported to the member by mail, in the language of the page and without a secret', async () => {
    const { username, memberNumber, email, messages } = await newMember();
    const own = await tokenOf(api, username);
    const change = (currentPassword: string, fresh: string, locale?: string) =>
      post(changePassword.path, { currentPassword, newPassword: fresh, locale }, as(own));
    expect(await change('wrong', newPassword)).toMatchObject({ status: 422 });
    expect(await change(testPassword, newPassword)).toMatchObject(success);
    const notice = await mail.received(email, 'Votre mot de passe a été changé');
    expect(notice.source).toContain('communiquez avec nous sans tarder');
    expect(await change(newPassword, 'un autre mot de passe', 'en')).toMatchObject(success);
    const english = await mail.received(email, 'Your password was changed');
    expect(english.source).toContain('contact us right away');
    for (const secret of [testPassword, newPassword, memberNumber, 'http']) {
      expect(notice.source + english.source).not.toContain(secret);
    }
    // A refused change causes no notice.
    expect(messages()).toHaveLength(2);

    const changes = () =>
      query<{ id: string; locale: string }>(
        databaseUrl,
        'SELECT id, locale FROM password_changes WHERE username = $1',
        [username],
      );
    const ids = (await changes()).map(({ id }) => id);
    const age = `UPDATE password_changes SET changed_at = now() - interval '3 days' WHERE locale = 'fr'`;
    await query(databaseUrl, age);
    await deleteOldPasswordChanges(api.store.database);
    expect(await changes()).toMatchObject([{ locale: 'en' }]);
    const events = 'SELECT FROM outbox_events WHERE subject_id = ANY ($1)';
    expect(await query(databaseUrl, events, [ids])).toHaveLength(1);
  });

  it('makes links that were mailed before useless', async () => {
    const member = await newMember();
    const { token } = await askForLink(member);
    const own = await tokenOf(api, member.username);
    await post(changePassword.path, { currentPassword: testPassword, newPassword }, as(own));
    expect(await post(resetPassword.path, { token, newPassword: 'un autre mot de passe' })).toMatchObject({
      errors: { token: 'expired' },
    });
  });

  it('makes someone who guesses the current one wait', async () => {
    const own = await tokenOf(api, (await newMember()).username);
    const guess = () => post(changePassword.path, { currentPassword: 'wrong', newPassword }, as(own));
    for (let tries = 0; tries < 6; tries += 1) expect((await guess()).status).toBe(422);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(0);
    expect(await isOpen(own)).toBe(true);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed link, once, and every session ends', async () => {
    const member = await newMember();
    const { username, memberNumber, email, messages } = member;
    const session = await tokenOf(api, username);
    const { message, link, token } = await askForLink(member, 'fr', ` ${username.toUpperCase()} `);
    expect(headerOf(message, 'subject')).toBe('Choisissez un nouveau mot de passe');
    expect(message.source).toContain('dans les 30 minutes');
    expect(link).toMatch(/^https:\/\/club\.test\/fr\/essai\/nouveau-mot-de-passe\?token=[\w-]{43}$/);
    const stored = await query(databaseUrl, 'SELECT * FROM password_resets');
    expect(JSON.stringify(stored)).not.toContain(token);

    const reset = (password: string) => post(resetPassword.path, { token, newPassword: password });
    expect(await reset('passwordpassword')).toMatchObject({ errors: { newPassword: 'tooEasy' } });
    const both = await Promise.all([reset(newPassword), reset(newPassword)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await isOpen(session)).toBe(false);
    expect(await canSignIn(username, newPassword)).toBe(true);
    expect(await reset('un autre mot de passe')).toMatchObject({ errors: { token: 'expired' } });
    const _notice = await mail.received(email, 'Votre mot de passe a été changé');
    expect(messages()).toHaveLength(2);
    for (const secret of [token, newPassword, email, username, memberNumber]) {
      expect(api.logs.join('')).not.toContain(secret);
    }
  });

  it('has its message in the language of the page', async () => {
    const { message, link } = await askForLink(await newMember(), 'en');
    expect(headerOf(message, 'subject')).toBe('Choose a new password');
    expect(link).toMatch(/^https:\/\/club\.test\/en\/test\/new-password\?/);
  });

  it('has a link that expires after half an hour, and leaves nothing in the database a day later', async () => {
    const member = await newMember();
    const { token } = await askForLink(member);
    const [row] = await query<{ id: string }>(
      databaseUrl,
      'SELECT id FROM password_resets WHERE username = $1',
      [member.username],
    );
    const age = (minutes: number) =>
      query(
        databaseUrl,
        'UPDATE password_resets SET expires_at = expires_at - make_interval(mins => $1) WHERE id = $2',
        [minutes, row?.id],
      );
    const left = async () => {
      await deleteOldResets(api.store.database);
      const both = `SELECT id FROM password_resets WHERE id = $1
        UNION ALL SELECT id FROM outbox_events WHERE subject_id = $1`;
      return query(databaseUrl, both, [row?.id]);
    };
    const reset = (password: string) => post(resetPassword.path, { token, newPassword: password });
    await age(29);
    expect(await reset('passwordpassword')).toMatchObject({ errors: { newPassword: 'tooEasy' } });
    expect(await reset('short')).toMatchObject({ errors: { newPassword: 'tooShort' } });
    await age(1);
    expect(await reset('passwordpassword')).toMatchObject({ errors: { token: 'expired' } });
    await age(23 * 60);
    expect(await left()).toHaveLength(2);
    await age(2 * 60);
    expect(await left()).toEqual([]);
  });

  it('gets no message for an account that does not exist, and does as much work in the call', async () => {
    const { username, messages } = await newMember();
    const before = mail.messages.length;
    const askAndCount = async (by: string) => {
      const answer = await post(requestPasswordReset.path, { username: by, locale: 'fr' });
      const [row] = await query<{ count: number }>(
        databaseUrl,
        'SELECT count(*)::int AS count FROM password_resets WHERE username = $1',
        [by],
      );
      return { answer, rows: row?.count };
    };
    const ofMember = await askAndCount(username);
    expect(ofMember.rows).toBe(1);
    expect(await askAndCount(`nobody.${randomUUID()}`)).toEqual(ofMember);
    await eventually(async () => {
      const open = await query(databaseUrl, 'SELECT 1 FROM outbox_events WHERE delivered_at IS NULL');
      expect(open).toEqual([]);
    });
    expect(messages()).toHaveLength(1);
    expect(mail.messages).toHaveLength(before + 1);
  });

  it('is limited to three requests an hour for one account, existing or not, and limited for each visitor', async () => {
    const limited = await startApiForTest({ RATE_LIMITS: 'password-links=7/3600' });
    await addAccount(limited.store.database, { passwordHash: await hashPassword(testPassword, cheap) });
    const ask = (by: string, from = '192.0.2.1') =>
      post(requestPasswordReset.path, { username: by, locale: 'fr' }, { 'x-forwarded-for': from }, limited);
    for (const by of [testMembers.zoe.username, 'nobody']) {
      for (let asked = 0; asked < 3; asked += 1) expect(await ask(by)).toMatchObject(success);
      const refused = await ask(by, '198.51.100.1');
      expect(refused).toMatchObject({ status: 429, code: 'too_many' });
      expect(refused.wait).toBeGreaterThan(3_000);
    }
    expect(await ask('another')).toMatchObject(success);
    expect(await ask('one more')).toMatchObject({ status: 429 });
    expect(await ask('one more', '198.51.100.1')).toMatchObject(success);
  });

  it('is written to a folder next to the embedded database when there is no mail server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jalon-mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const send = createMailer({ folder: join(folder, 'mail'), from: 'club@localhost' });
    const sendAs = (id: string) =>
      send({ id, fromName: 'Club', to: 'zoe@example.test', subject: 'Été', text: 'Bonjour' });
    await sendAs('one');
    expect(await readdir(join(folder, 'mail'))).toEqual(['one.eml']);
    expect((await stat(join(folder, 'mail/one.eml'))).mode & 0o077).toBe(0);
    const text = await readFile(join(folder, 'mail/one.eml'), 'utf8');
    expect(text).toMatch(/^To: zoe@example\.test$/m);
    expect(text).toContain('Bonjour');
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await utimes(join(folder, 'mail/one.eml'), daysAgo(8), daysAgo(8));
    for (const id of ['two', 'three']) {
      await sendAs(id);
      await utimes(join(folder, `mail/${id}.eml`), daysAgo(6), daysAgo(6));
    }
    expect((await readdir(join(folder, 'mail'))).toSorted()).toEqual(['three.eml', 'two.eml']);
  });
});

describe('a new password is too easy', () => {
  it.each([
    'passwordpassword',
    '123456789012345',
    'aaaaaaaaaaaaaaa',
    'a'.repeat(200),
    'qwertyuiopasdfgh',
    'zoe.cotezoe.cote',
    'Zoe.Cote1234567',
    'zoe.cote zoe.cote',
    'Zoé Côté Zoé Côté',
    'etoc.eoz etoc.eoz',
    'COTE-ZOE-COTE-ZOE!!',
    'zoe.cote@example.org',
    'jalon-demonstration',
    'clubautomobilequebec',
  ])('when it is soon guessed: %s', async (password) => {
    expect(await isTooEasy(password, 'zoe.cote', ['Club Jalon', 'zoe.cote@example.org'])).toBe(true);
  });

  it.each(['quatre mots pris au hasard', 'Tr0ub4dor&3-Tr1cycle', 'été à la mer 2019'])(
    'is not refused for its alphabet: %s',
    async (password) => {
      expect(await isTooEasy(password, 'zoe.cote')).toBe(false);
    },
  );
});
