import { expect, it } from 'vitest';
import { defaultClub } from './default-club.ts';
import { formatMemberNumber } from './member-number.ts';

it.each([
  [undefined, '620\u00a0285\u00a00123456789'],
  ['1 2', '1\u00a02\u00a00123456789'],
  ['', '0123456789'],
])('shows a member number in one piece, behind the prefix %s', (memberNumberPrefix, shown) => {
  expect(formatMemberNumber('0123456789', { ...defaultClub, memberNumberPrefix })).toBe(shown);
});
