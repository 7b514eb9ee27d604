import type * as z from 'zod/mini';
import { moneyMessages } from './money-field.messages.ts';
import { numberSchema } from './number-field.ts';
import { readNumber } from './read-number.ts';

export interface MoneyOptions<Optional extends boolean = boolean> {
  /** The least amount, in cents. Default 0. */
  min?: number;
  /** The most, in cents. Default: 999,999,999 cents, 10 million dollars. */
  max?: number;
  /** May be left empty: its value is then an empty text. Default false. */
  optional?: Optional;
}

/** An amount of Canadian dollars, typed as people write it (`1 250,50 $`, `$1,250.5`) and stored as whole cents. A number is an amount that is stored already. */
export function money<Optional extends boolean = false>({
  min = 0,
  max = 999_999_999,
  optional,
}: MoneyOptions<Optional> = {}): z.ZodMiniType<Optional extends true ? number | '' : number, unknown> {
  const check = (typed: string | number): number | keyof typeof moneyMessages.fr => {
    const cents = typeof typed === 'number' ? typed : readCents(typed);
    if (typeof cents === 'string') return cents;
    if (!Number.isSafeInteger(cents)) return 'invalidAmount';
    if (cents < min) return 'amountTooSmall';
    return cents > max ? 'amountTooLarge' : cents;
  };
  return numberSchema(check, {
    optional: optional === true,
    kind: 'money',
    ...(min >= 0 && { inputMode: 'decimal' as const }),
    errorTexts: moneyMessages,
    limits: () => ({ min, max }),
  });
}

function readCents(typed: string) {
  const read = readNumber(typed, 2);
  if (!read) return 'invalidAmount';
  if (read.decimals.length > 2) return 'tooManyCents';
  return Number(`${read.sign}${read.whole}${read.decimals.padEnd(2, '0')}`);
}
