import { declineReasons } from '@jalon/api-client/contract';
import { locales } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { declineMessages } from './decline.messages.ts';
import { isDeclineKey } from './decline-keys.ts';

it.each(locales)('each reason of a gateway has a message of its own (%s)', (locale) => {
  expect(declineReasons.filter((reason) => !isDeclineKey(reason))).toEqual([]);
  const messages = declineReasons.map((reason) => declineMessages[locale][reason]);
  expect(new Set(messages).size).toBe(declineReasons.length);
});

it('any other word has no message of its own', () => {
  expect(['thanks', 'toString', ''].filter(isDeclineKey)).toEqual([]);
});
