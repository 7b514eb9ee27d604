import { expect, it } from 'vitest';
import { namesIn } from './receipt-names.ts';

const contract = { version: '1', locale: 'fr', acceptedAt: '2026-11-27T15:00:00Z', ip: '192.0.2.1' } as const;
const order = (details: object) => ({
  details: { ...details },
  payer: { name: 'Ève Roy', email: 'eve@example.org' },
  contract,
});
const zoe = { firstName: 'Zoé', lastName: 'Côté', email: 'zoe@example.org' };

it('names the new member, and the member who changes or renews a membership', () => {
  expect(namesIn(order({ registration: zoe }))).toMatchObject({ people: { main: 'Zoé Côté', added: [] } });
  const changed = { registration: { indOptionVR: true }, addedMembers: [zoe] };
  expect(namesIn(order(changed))).toMatchObject({ people: { main: 'Ève Roy', added: ['Zoé Côté'] } });
  expect(namesIn(order({}))).toEqual({ people: { main: 'Ève Roy', added: [] }, mailedTo: 'eve@example.org' });
});
