import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Key } from '../../platform/config/keys.ts';
import { seal, UnreadableData, unseal } from './sealed-data.ts';

const key = (id: string): Key => ({ id, secret: randomBytes(32) });
const [first, former, foreign] = [key('first'), key('former'), key('foreign')];
const data = { values: { question: 'Où est ma carte?' }, userAgent: 'Mozilla/5.0', memberInfo: undefined };
const id = randomUUID();

it('is read with any key of the ring, and made with the first', () => {
  const old = seal(data, id, [former]);
  expect(unseal(old, id, [first, former])).toEqual(data);
  expect(seal(data, id, [first, former]).dataKey).toBe('first');
});

it('is other bytes each time, and shows nothing', () => {
  const [one, other] = [seal(data, id, [first]), seal(data, id, [first])];
  expect(one.sealed.equals(other.sealed)).toBe(false);
  expect(one.sealed.toString('latin1')).not.toContain('carte');
});

it('can’t be read without its key, with another of its name, or in another row', () => {
  const stored = seal(data, id, [first]);
  expect(() => unseal(stored, id, [former])).toThrow(UnreadableData);
  expect(() => unseal(stored, id, [{ ...foreign, id: 'first' }])).toThrow(UnreadableData);
  expect(() => unseal(stored, randomUUID(), [first])).toThrow(UnreadableData);
});

it('can’t be read once a byte of it has changed, or some are missing', () => {
  const { sealed, dataKey } = seal(data, id, [first]);
  for (const place of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => unseal({ sealed: changed, dataKey }, id, [first])).toThrow(UnreadableData);
  }
  for (const length of [0, 5, 20, sealed.length - 1]) {
    expect(() => unseal({ sealed: sealed.subarray(0, length), dataKey }, id, [first])).toThrow(
      UnreadableData,
    );
  }
});

it('says nothing of what it can’t read', () => {
  const { sealed } = seal(data, id, [first]);
  expect(() => unseal({ sealed, dataKey: 'gone' }, id, [first])).toThrow('DATA_KEYS has no key gone');
});
