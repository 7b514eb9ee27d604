import { parseArgs } from 'node:util';
import { defaultClub, memberNumberPrefix } from '@jalon/club';
import { locales } from '@jalon/i18n';
import { readClub } from '@jalon/process';
import { commandOnStore } from '../../platform/commands/run-command.ts';
import { personOf } from '../../platform/personal-data/person.ts';
import { personalAccount } from '../auth/personal-account.ts';
import { personalCheckouts } from '../checkouts/checkout-drafts.ts';
import { personalFormDrafts } from '../forms/drafts/form-draft-kind.ts';
import { personalSubmissions } from '../forms/store/personal-submissions.ts';
import { readMemberSettings } from '../members/members.settings.ts';
import { openMemberDirectory } from '../members/open-member-directory.ts';
import { readOrderSettings } from '../orders/orders.settings.ts';
import { personalOrders } from '../orders/personal-orders.ts';
import { erasePerson, exportPerson } from './person.ts';
import { personPage } from './person-page.ts';

// Exports and erases what is held about one person: see docs/personal-data.md.

export const usage = `Usage: npx jalon person <action>
  export <member number or address>               everything about a person, as JSON
  export <member number or address> --page fr|en  the same as a page to send
  export … --files <folder>                       also writes the files that the person sent
  erase <member number or address> [--yes]        deletes it, except what must be kept, which is listed`;

/** Why something is kept, for the operator to tell the person. */
const reasons = {
  books: 'books and vouchers, six years after their year (CQLR c. A-6.002, s. 35.1)',
  proof: 'proof of a consent, as long as a claim may rest on it (Civil Code, art. 2925)',
  request: 'a request about personal information that needs an answer first (npx jalon submissions answer)',
  delivery: 'being delivered: erase again later',
  membership: 'in the membership system: end the membership and delete it there',
} as const;

export const run = commandOnStore(
  (environment) => ({
    club: readClub(environment) ?? defaultClub,
    orders: readOrderSettings(environment),
    members: readMemberSettings(environment, { ownDatabase: environment.text('DATABASE_URL') === undefined }),
  }),
  async ({ settings: { club, orders, members }, database, keys, words, print, confirm }) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { page: { type: 'string' }, yes: { type: 'boolean' }, files: { type: 'string' } },
    });
    const [action, named = '', ...rest] = positionals;
    const person = personOf(named, memberNumberPrefix(club));
    const locale = locales.find((one) => one === values.page);
    const isKnown = action === 'export' || action === 'erase';
    const isPage = values.page !== undefined;
    if (!isKnown || !person || rest.length > 0 || (isPage && (!locale || action === 'erase'))) {
      throw new Error(usage);
    }
    const people = {
      stores: [
        personalSubmissions(database, keys.data),
        personalFormDrafts(database, keys.data),
        personalOrders(database, keys.data, orders),
        personalCheckouts(database, keys.data),
        personalAccount(database),
      ],
      directory: openMemberDirectory(members, database),
    };
    const found = await exportPerson(people, person, {
      filesTo: action === 'export' ? values.files : undefined,
    });
    if (action === 'export') {
      return print(locale ? personPage(found, { club, locale }).trimEnd() : JSON.stringify(found, null, 2));
    }
    if (!values.yes && !(await confirm?.(`Erase ${found.records.length} records of this person?`))) {
      throw new Error('Nothing was erased. Without a terminal, add --yes.');
    }
    const { erased, kept } = await erasePerson(people, person);
    await print(`${erased} records were erased.`);
    for (const { kind, name, reason, until } of kept) {
      await print(`kept: ${kind} ${name}${until === undefined ? '' : ` until ${until}`}: ${reasons[reason]}`);
    }
  },
);
