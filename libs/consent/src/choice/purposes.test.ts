import { expect, it } from 'vitest';
import { userId } from './page-view.ts';
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
  const info = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' };
  const cookies = `memberInfo=${encodeURIComponent(JSON.stringify(info))}`;
  expect(userId({ memberNumberPrefix: '620\u00a0285' }, cookies)).toBe('6202851000000017');
  expect(userId({ memberNumberPrefix: '' }, cookies)).toBe('1000000017');
  expect(userId({ memberNumberPrefix: '620\u00a0285' }, 'memberInfo=%')).toBeUndefined();
});
