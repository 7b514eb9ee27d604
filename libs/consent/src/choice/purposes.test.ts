import { expect, it } from 'vitest';
import { userId } from '../tags/page-view.ts';
import { signalsOf } from './purposes.ts';

const grantedOf = (...granted: Parameters<typeof signalsOf>[0]) =>
  Object.entries(signalsOf(granted))
    .filter(([, status]) => status === 'granted')
    .map(([signal]) => signal);

it('every signal is denied unless its purpose was accepted', () => {
  expect(Object.values(signalsOf([]))).toEqual(Array.from({ length: 7 }, () => 'denied'));
  expect(grantedOf('audience')).toEqual(['analytics_storage']);
  expect(grantedOf('advertising')).toEqual(['ad_storage', 'ad_user_data', 'ad_personalization']);
});

it('the user id is the prefix and the number in one piece, and a visitor has none', () => {
  expect(userId({ memberNumberPrefix: '620\u00a0285' }, '1000000017')).toBe('6202851000000017');
  expect(userId({ memberNumberPrefix: '' }, '1000000017')).toBe('1000000017');
  expect(userId({ memberNumberPrefix: '620\u00a0285' }, undefined)).toBeUndefined();
});
