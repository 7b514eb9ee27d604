import { writeFile } from 'node:fs/promises';
import { sellerProblems } from '@jalon/club';
import { formatPrice } from '@jalon/i18n';
import { readClub } from '@jalon/process';
import * as z from 'zod/mini';
import { commandOnStore } from '../../platform/commands/run-command.ts';
import { readSiteLinks } from '../../platform/site-links/site-links.ts';
import { createCheckoutStore, rotateCheckouts } from '../checkouts/checkout-drafts.ts';
import { readMemberSettings } from '../members/members.settings.ts';
import { openMemberDirectory } from '../members/open-member-directory.ts';
import { cancelOrder } from './endings/cancel-order.ts';
import { listOrders, listRenewals, showOrder } from './order-list.ts';
import { explainDifference, listDifferences } from './report/differences.ts';
import { rotateOrders } from './retention.ts';
import { orderEncryption } from './sealed-order.ts';
import { cancelMandate } from './settle/cancel-mandate.ts';
import { noteRepaid, refundOrder } from './settle/refunds.ts';
import { evidenceOf } from './tell/evidence.ts';
import { resendReceipt } from './tell/resend-receipt.ts';

// Lists, shows, refunds, cancels and encrypts orders, and ends bank debits: see docs/orders.md.

export const usage = `Usage: npx jalon orders <action>
  list                        the latest 100 orders, and older ones that need someone
  renewals                    automatic renewals of the last and next 100 days
  show <number>               everything about an order, personal data included
  refund <number> [<dollars>] refunds what was paid, or a part of it; the API asks the gateway
  repaid <number>             notes that the club paid the refunds that a bank refused, another way
  differences                 where the gateway's report and the ledger differ
  explain <id> <text>         ends a difference with an explanation, and posts it
  evidence <number> [<file>]  what an order proves to a bank, as one text, into a new file if one is named
  receipt <number> [<address>] sends the receipt again, to another address if one is given
  cancel <number>             ends the membership of an order today, as its member would, or a gift that was not accepted
  stop-debits <number>        cancels the agreement for bank debits; ends no membership
  rotate                      encrypts every order and unfinished checkout with the first key of DATA_KEYS`;

// Avoids floating point: the digits before and after the point are read separately.
const dollars = z.string().check(z.regex(/^\d{1,5}(\.\d\d)?$/));

function centsOf(amount: string): number {
  if (!dollars.safeParse(amount).success) throw new Error(usage);
  const [whole = '', fraction = '00'] = amount.split('.');
  return Number(whole + fraction);
}

/** The fewest and the most arguments of each action. */
const argumentCounts: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  list: [0, 0],
  renewals: [0, 0],
  differences: [0, 0],
  rotate: [0, 0],
  show: [1, 1],
  repaid: [1, 1],
  cancel: [1, 1],
  'stop-debits': [1, 1],
  refund: [1, 2],
  receipt: [1, 2],
  evidence: [1, 2],
  explain: [2, 2],
};

export const run = commandOnStore(
  (environment, words) => ({
    members: readMemberSettings(environment, { ownDatabase: false }),
    // Only the evidence has texts of the club and addresses of the site.
    mail:
      words[0] === 'evidence'
        ? {
            club: readClub(environment, sellerProblems),
            links: readSiteLinks(environment),
            siteUrl: environment.origin('SITE_URL') ?? '',
          }
        : undefined,
  }),
  async ({ settings: { members, mail: evidence }, database, keys, words, print }) => {
    const [action = 'list', number = '', amount, ...rest] = words;
    const encryption = orderEncryption(keys.data);
    const takes = argumentCounts[action];
    const given = [number, amount, ...rest].filter((one) => one !== undefined && one !== '').length;
    if (!takes || given < takes[0] || given > takes[1]) throw new Error(usage);

    if (action === 'list') {
      for (const line of await listOrders(database)) await print(line);
    } else if (action === 'renewals') {
      const lines = await listRenewals(database);
      for (const line of lines) await print(line);
      if (lines.length === 0) await print('No renewals');
    } else if (action === 'show') {
      for (const line of await showOrder(database, number, encryption)) await print(line);
    } else if (action === 'refund') {
      const cents = await refundOrder(database, number, amount === undefined ? undefined : centsOf(amount));
      await print(`${formatPrice(cents, 'en')} of ${number} will be refunded by the API.`);
    } else if (action === 'evidence') {
      const { club, links, siteUrl = '' } = evidence ?? {};
      if (!club || !links) throw new Error('CLUB_CONFIG and SITE_LINKS must name the files of the club.');
      const mail = { club, links, siteUrl, taxNumbers: undefined };
      const text = await evidenceOf(database, number, { encryption, ...mail });
      if (amount === undefined) await print(text);
      // For its owner alone: it names the payer. Never over another file.
      else await writeFile(amount, text, { flag: 'wx', mode: 0o600 });
    } else if (action === 'repaid') {
      await print(`${formatPrice(await noteRepaid(database, number), 'en')} of ${number} is paid back.`);
    } else if (action === 'differences') {
      for (const line of await listDifferences(database)) await print(line);
    } else if (action === 'explain') {
      await explainDifference(database, number, amount ?? '');
      await print('The difference is explained.');
    } else if (action === 'receipt') {
      await resendReceipt(database, number, { encryption, address: amount });
      await print(`The API sends the receipt of ${number}.`);
    } else if (action === 'cancel') {
      const checkouts = createCheckoutStore(database, keys.data, console);
      const directory = openMemberDirectory(members, database);
      const options = { database, encryption, checkouts, directory };
      const { refund, endsOn, owed } = await cancelOrder(options, number);
      await print(
        `The membership of ${number} ends on ${endsOn}. ${formatPrice(refund, 'en')} will be refunded by the API, and ${formatPrice(owed, 'en')} is still owed.`,
      );
    } else if (action === 'stop-debits') {
      const owed = await cancelMandate(database, number, encryption);
      await print(
        `The account of ${number} is not debited any more. ${formatPrice(owed, 'en')} is still owed.`,
      );
    } else {
      const [orders, checkouts] = [
        await rotateOrders(database, encryption),
        await rotateCheckouts(database, keys.data),
      ];
      await print(`${orders} orders and ${checkouts} unfinished checkouts were encrypted.`);
    }
  },
);
