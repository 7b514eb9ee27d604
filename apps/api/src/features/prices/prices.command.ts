import { codeOptionAdhesion, priceMaximum } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import * as z from 'zod/mini';
import { commandOnStore } from '../../platform/commands/run-command.ts';
import { endPrice, listPrices, pricesOn, setPrice } from './price-list.ts';

// Shows and changes the price list of the memberships.

export const usage = `Usage: npx jalon prices <action>
  list                                      every price, past and future
  on <day>                                  the prices of a day, as 2027-01-01
  set <type> <monthly|yearly> <dollars> <first day>
  end <type> <monthly|yearly> <last day>    the term is no longer sold after that day`;

const day = z.iso.date();
const term = z.enum(['monthly', 'yearly']);
// Avoids floating point: the digits before and after the point are read separately.
const dollars = z.string().check(z.regex(/^\d{1,5}(\.\d\d)?$/));

const written = (cents: number) =>
  `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`.padStart(9);

function centsOf(amount: string): number {
  const [whole = '', fraction = '00'] = read(dollars, amount).split('.');
  const cents = Number(whole + fraction);
  if (cents > priceMaximum) throw new Error(usage);
  return cents;
}

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Error(usage);
  return data;
}

export const run = commandOnStore(
  () => undefined,
  async ({ database, words: [action = 'list', ...words], print }) => {
    const count = { list: 0, on: 1, set: 4, end: 3 }[action];
    if (words.length !== count) throw new Error(usage);

    if (action === 'on') {
      const [at] = words;
      for (const { codeOptionAdhesion: code, price } of await pricesOn(database, read(day, at))) {
        const terms = Object.entries(price).map(([name, cents]) => `${name} ${written(cents).trim()}`);
        await print([code.padEnd(8), ...terms].join('  '));
      }
      return;
    }
    if (action === 'set') {
      const [code, of, amount = '', from] = words;
      await setPrice(database, {
        typeCode: read(codeOptionAdhesion, code),
        term: read(term, of),
        cents: centsOf(amount),
        validFrom: read(day, from),
      });
    } else if (action === 'end') {
      const [code, of, last] = words;
      const price = {
        typeCode: read(codeOptionAdhesion, code),
        term: read(term, of),
        lastDay: read(day, last),
      };
      if (!(await endPrice(database, price))) throw new Error(`${code} has no ${of} price on ${last}.`);
    }
    for (const line of await listPrices(database)) {
      const until = line.validTo ? `to ${line.validTo}` : '';
      await print(
        [line.typeCode.padEnd(8), line.term.padEnd(7), written(line.cents), `from ${line.validFrom}`, until]
          .join('  ')
          .trimEnd(),
      );
    }
    await print(`Today in Québec is ${dayInQuebec()}.`);
  },
);
