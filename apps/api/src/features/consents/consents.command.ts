import { consentRecord } from '@jalon/api-client/contract';
import { runCommand } from '../../platform/commands/run-command.ts';
import { consentsOf } from './consents.ts';

// Shows the consent records of one browser. Visitors find their consent number on the page about cookies.

const usage = 'Usage: npx jalon consents show <consent number>';

await runCommand(
  usage,
  () => undefined,
  async (_settings, { database }) => {
    const [action, consentId = '', ...rest] = process.argv.slice(2);
    const isId = consentRecord.shape.consentId.safeParse(consentId).success;
    if (action !== 'show' || !isId || rest.length > 0) throw new Error(usage);
    const choices = await consentsOf(database, consentId);
    if (choices.length === 0) throw new Error(`No choice of ${consentId} is stored.`);
    for (const { recordedAt, notice, locale, surface, purposes, granted } of choices) {
      const answers = purposes.map((name) => `${name} ${granted.includes(name) ? 'yes' : 'no'}`);
      console.log(
        `${recordedAt.toISOString()}  notice ${notice} (${locale}, ${surface})  ${answers.join(', ')}`,
      );
    }
  },
);
