import { readEnvironment, type Terminal, type Variables } from '@jalon/process';
import * as z from 'zod/mini';
import { ownSandboxSecrets } from './access.ts';
import { readGatewaySettings } from './gateway.settings.ts';
import {
  disputeAnswer,
  gatewayError,
  paths,
  refundAnswer,
  reportAnswer,
  testCharges,
  testPaths,
  testPayout,
} from './wire.ts';

// Lets payers and their banks act on the charges of the running sandbox gateway: see the README.

export const usage = `Usage: npx jalon gateway <action>
  charges                       the latest 20 charges, by the ids of their attempts
  dispute <attempt> [<dollars>] the payer disputes a charge, or a part of it
  inquire <attempt>             the payer's bank only asks about it
  take-back <attempt>           the payer takes a bank debit back, which is possible for 90 days
  win <dispute>                 the bank decides for the club
  lose <dispute>                the bank decides for the payer
  fail-refund <refund>          the bank does not execute a refund
  pay-out                       pays the balance out to the club's bank account
  report [<day>]                the changes of the balance of a day in UTC, by default today`;

const dollars = z.string().check(z.regex(/^\d{1,6}(\.\d\d)?$/));

function centsOf(amount: string): number {
  if (!dollars.safeParse(amount).success) throw new Error(usage);
  const [whole = '', fraction = '00'] = amount.split('.');
  return Number(whole + fraction);
}

const price = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** A client of the gateway that runs with the settings of this environment. */
async function connect(variables: Variables) {
  const environment = readEnvironment(variables);
  const { host, port, dataDir, secrets } = readGatewaySettings(environment);
  if (environment.problems.length > 0) throw new Error(environment.problems.join('\n'));
  const { key } = secrets ?? (await ownSandboxSecrets(dataDir));
  // An address to listen on is not always one to connect to.
  const origin = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  return async <Schema extends z.ZodMiniType>(
    answer: Schema,
    path: string,
    body?: object,
  ): Promise<z.core.output<Schema>> => {
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`The sandbox gateway does not answer on ${origin}.`);
    });
    const given = await response.json();
    const refused = z.safeParse(gatewayError, given);
    if (refused.success) throw new Error(`Refused: ${refused.data.error}`);
    return answer.parse(given);
  };
}

const day = 24 * 60 * 60_000;

export async function run(
  [action = '', id = '', amount, ...rest]: readonly string[],
  { environment, write }: Terminal,
): Promise<void> {
  const print = (line: string) => write(`${line}\n`);
  const isAlone = ['charges', 'pay-out'].includes(action);
  const tooMany = rest.length > 0 || (amount !== undefined && action !== 'dispute');
  if (tooMany || (isAlone ? id !== '' : id === '' && action !== 'report')) throw new Error(usage);
  const call = await connect(environment);
  const dispute = async (path: string, body: object) => {
    const { dispute: made } = await call(disputeAnswer, path, body);
    await print(`${made.id}  ${made.state}  ${price(made.amount)}`);
  };
  const withId = (path: string) => path.replace(/:\w+/, encodeURIComponent(id));
  switch (action) {
    case 'charges': {
      const { charges } = await call(testCharges, testPaths.charges);
      for (const one of charges) {
        const back = one.refunded > 0 ? `, ${price(one.refunded)} refunded` : '';
        await print(`${one.attempt}  ${one.state}  ${price(one.amount)}${back}`);
      }
      return;
    }
    case 'dispute':
      return dispute(testPaths.disputes, {
        attempt: id,
        state: 'open',
        ...(amount !== undefined && { cents: centsOf(amount) }),
      });
    case 'inquire':
      return dispute(testPaths.disputes, { attempt: id, state: 'inquiry' });
    case 'take-back':
      return dispute(testPaths.disputes, { attempt: id, state: 'lost' });
    case 'win':
      return dispute(withId(testPaths.dispute), { state: 'won' });
    case 'lose':
      return dispute(withId(testPaths.dispute), { state: 'lost' });
    case 'fail-refund': {
      const { refund } = await call(refundAnswer, withId(testPaths.refund), { state: 'failed' });
      await print(`${id}  ${refund.state}  ${price(refund.amount)}`);
      return;
    }
    case 'pay-out': {
      const { cents } = await call(testPayout, testPaths.payouts, {});
      await print(cents > 0 ? `${price(cents)} was paid out.` : 'There is nothing to pay out.');
      return;
    }
    case 'report': {
      const from = id === '' ? Math.floor(Date.now() / day) * day : Date.parse(`${id}T00:00:00Z`);
      if (Number.isNaN(from)) throw new Error(usage);
      for (let after: number | undefined = 0; after !== undefined; ) {
        const query: URLSearchParams = new URLSearchParams({
          from: `${from}`,
          to: `${from + day}`,
          after: `${after}`,
        });
        const page: z.infer<typeof reportAnswer> = await call(reportAnswer, `${paths.report}?${query}`);
        for (const { at, kind, cents, fee, subject, charge } of page.lines) {
          const about = [charge, subject].filter(Boolean).join(' ');
          await print(
            `${new Date(at).toISOString()}  ${kind}  ${price(cents)}  fee ${price(fee)}  ${about}`.trimEnd(),
          );
        }
        after = page.next;
      }
      return;
    }
    default:
      throw new Error(usage);
  }
}
