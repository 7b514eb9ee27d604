import { expect, it } from 'vitest';
import { personOf } from '../../platform/personal-data/person.ts';
import {
  card,
  giftQuote,
  order,
  personalOrders,
  registerDetails,
  registerQuote,
} from '../../testing/checkouts.ts';
import { endBy, signedIn } from '../../testing/endings.ts';
import { eventually } from '../../testing/eventually.ts';
import { tokens } from '../../testing/fake-gateway.ts';
import { addAccount } from '../../testing/members.ts';
import { operator } from '../../testing/operator.ts';
import { postJson } from '../../testing/post-json.ts';
import { everythingStored, startOrders } from '../../testing/started-orders.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { run as command } from './person.command.ts';

const maude = 'maude.tremblay@example.org';
const person = (DATABASE_URL: string, ...words: string[]) => operator(command, { DATABASE_URL })(...words);

interface Exported {
  readonly records: readonly { readonly kind: string; readonly name: string; readonly data: object }[];
}

async function exported(url: string, who: string): Promise<Exported['records']> {
  return (JSON.parse(await person(url, 'export', who)) as Exported).records;
}

/** Sends a form with the example of the API's description, and this address. */
async function sendForm({ baseUrl }: TestApi, formId: number, email: string): Promise<string> {
  const { paths } = await (await fetch(`${baseUrl}/api/openapi.json`)).json();
  const { example } = paths[`/api/forms/${formId}`].post.requestBody.content['application/json'];
  const fields = Object.entries(example).map(([name, value]) => [
    name,
    String(value).includes('@') ? email.toUpperCase() : value,
  ]);
  const response = await postJson(`${baseUrl}/api/forms/${formId}`, Object.fromEntries(fields));
  const { reference, errors } = await response.json();
  if (!reference) throw new Error(JSON.stringify(errors));
  return reference;
}

/** A form, a request about personal information, a paid order, a gift, and a declined order, whose checkout is kept: all of Maude. */
async function start() {
  const started = await startOrders();
  const { api } = started;
  const form = await sendForm(api, 4, maude);
  const request = await sendForm(api, 5, maude);
  await sendForm(api, 4, 'someone.else@example.org');
  const paid = await order(api, registerQuote);
  await order(api, registerQuote, { payment: card(tokens.declined) });
  const gift = await order(api, giftQuote);
  const other = { ...registerDetails.registration, email: 'ann@example.org', firstName: 'Ann' };
  await order(api, registerQuote, { details: { registration: other } });
  const { orderNumber = '', memberNumber = '' } = paid.attempt.receipt ?? {};
  await addAccount(api.store.database, { username: 'maude', memberNumber });
  return { ...started, form, request, orderNumber, memberNumber, gift };
}

it('exports all that is held about an address or a member, and nothing of others, as data or as a page to send', async () => {
  const { url, form, request, orderNumber, memberNumber, gift } = await start();
  const ofAddress = await exported(url, ' Maude.Tremblay@example.org ');
  const named = (kind: string) => ofAddress.filter((one) => one.kind === kind).map(({ name }) => name);
  expect(named('submission').toSorted()).toEqual([form, request].toSorted());
  expect(named('order')).toEqual(expect.arrayContaining([orderNumber, gift.attempt.receipt?.orderNumber]));
  expect(named('order')).toHaveLength(3);
  expect(named('checkout')).toHaveLength(1);
  const all = JSON.stringify(ofAddress);
  for (const held of ['455 3e Avenue', 'Bonne route !', '4242', 'orders.enrol']) expect(all).toContain(held);
  for (const other of ['someone.else', 'ann@example.org', '"token"', 'giftToken']) {
    expect(all).not.toContain(other);
  }
  const ofMember = await exported(url, memberNumber);
  expect(ofMember.map(({ kind }) => kind).toSorted()).toEqual(
    expect.arrayContaining(['account', 'member', 'order', 'renewal']),
  );
  expect(JSON.stringify(ofMember)).not.toContain('argon2');

  const page = await person(url, 'export', maude, '--page', 'fr');
  expect(page).toMatch(/^<!doctype html>\n<html lang="fr-CA">/);
  for (const said of [`Commande ${orderNumber}`, '<dt>Prénom</dt><dd>Maude</dd>', 'Formulaire envoyé']) {
    expect(page).toContain(said);
  }
  expect(page).not.toMatch(/<script|<a |<img/);
  expect(await person(url, 'export', 'nobody@example.org', '--page', 'en')).toContain(
    'We hold no information under this address or number.',
  );
});

/** Tables that the export leaves out, and why. */
const notExported: Readonly<Record<string, string>> = {
  membership_requests: 'an order that the API’s own membership system has; the order is exported',
  club_dollar_reservations: 'the amount of a submission or an order that is exported',
  password_resets: 'requests for a link, days at most; erased with the account',
  password_changes: 'notices of a new password, two days at most; erased with the account',
  ending_links: 'hashes of mailed links, days at most',
};
const exportedTables = [
  ...['accounts', 'sessions', 'submissions', 'file_parts', 'orders', 'gifts', 'checkouts', 'checkout_links'],
  ...['form_drafts', 'form_draft_links'],
  ...['membership_endings', 'renewals', 'renewal_consents', 'members', 'member_addresses'],
];

it('knows every table that names people', async () => {
  const rows = await query<{ name: string }>(
    await testDatabase(),
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('member_number', 'username', 'email', 'sealed')`,
  );
  const names = rows.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...exportedTables, ...Object.keys(notExported)].toSorted());
});

it('exports the end of a membership, which is kept with the books', async () => {
  const { api } = await startOrders();
  const { attempt } = await order(api, registerQuote);
  const memberNumber = attempt.receipt?.memberNumber ?? '';
  await eventually(() => endBy(signedIn(api, memberNumber)));
  const own = personalOrders(api.store.database, api.store.keys.data, { keepDays: 100 });
  expect((await own.find({ memberNumber })).find(({ kind }) => kind === 'ending')).toMatchObject({
    data: { endedBy: 'member', parts: [{ flow: 'register' }] },
  });
  const { kept } = await own.erase({ memberNumber });
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'ending', reason: 'books' }));
});

it('erases all but what the law obliges to keep, and says what', async () => {
  const { url, request, orderNumber, gift, memberNumber } = await start();
  const out = await person(url, 'erase', maude, '--yes');
  const [done, ...kept] = out.trim().split('\n');
  // The form, the declined order and its checkout.
  expect(done).toBe('3 records were erased.');
  expect(kept).toHaveLength(3);
  expect(kept).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^kept: order ${orderNumber} until \\d{4}-\\d\\d-\\d\\d: books`)),
      expect.stringContaining(`kept: order ${gift.attempt.receipt?.orderNumber} until`),
      expect.stringContaining(`kept: submission ${request}: a request about personal information`),
    ]),
  );
  const left = await exported(url, maude);
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(['order', 'order', 'submission']);
  await person(url, 'erase', memberNumber, '--yes');
  expect((await exported(url, memberNumber)).map(({ kind }) => kind)).not.toContain('account');
  // Those of paid orders have no answers.
  const paid = 'SELECT checkout_id FROM orders WHERE placed_at IS NOT NULL';
  expect(await query(url, `SELECT id FROM checkouts WHERE id NOT IN (${paid})`)).toEqual([]);
  expect(await everythingStored(url)).not.toContain('"maude"');
});

it('erases nothing without a confirmation', async () => {
  const { url } = await startOrders();
  await expect(person(url, 'erase', maude)).rejects.toThrow(/^Nothing was erased\./);
  for (const words of [['erase', 'x', '--yes'], ['export'], ['erase', maude, '--yes', '--page', 'fr']]) {
    await expect(person(url, ...words)).rejects.toThrow(/^Usage:/);
  }
});

it.each([
  [' Zoe@Example.org ', { email: 'zoe@example.org' }],
  ['620 285 1000000181', { memberNumber: '1000000181' }],
  ['1000000181', { memberNumber: '1000000181' }],
  ['zoe', undefined],
  ['a b@c', undefined],
])('reads %o as a person', (typed, expected) => {
  expect(personOf(typed, '620 285')).toEqual(expected);
});
