import { consentRecord } from '@jalon/api-client/contract';
import { commandOnStore } from '../../platform/commands/run-command.ts';
import { consentsOf } from './consents.ts';

// Shows the consent records of one browser. Visitors find their consent number on the page about cookies.

export const usage = 'Usage: npx jalon consents show <consent number>';

export const run = commandOnStore(
  () => undefined,
  async ({ database, words, print }) => {
    const [action, consentId = '', ...rest] = words;
    const isId = consentRecord.shape.consentId.safeParse(consentId).success;
    if (action !== 'show' || !isId || rest.length > 0) throw new Error(usage);
    const choices = await consentsOf(database, consentId);
    if (choices.length === 0) throw new Error(`No choice of ${consentId} is stored.`);
    for (const { recordedAt, notice, locale, surface, purposes, granted } of choices) {
      const answers = purposes.map((name) => `${name} ${granted.includes(name) ? 'yes' : 'no'}`);
      await print(
        `${recordedAt.toISOString()}  notice ${notice} (${locale}, ${surface})  ${answers.join(', ')}`,
      );
    }
  },
);
