import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Key, KeyRing } from '../config/keys.ts';
import { createEncryption, decryptIfReadable, UnreadableData } from './encryption.ts';

const key = (id: string): Key => ({ id, secret: randomBytes(32) });
const [first, former, foreign] = [key('first'), key('former'), key('foreign')];
const encryption = (...keys: KeyRing) => createEncryption('tests', keys);
const text = 'Où est ma carte?';
const owner = randomUUID();

it('encrypts with the first key of the ring and decrypts with every key', () => {
  const old = encryption(former).encrypt(text, owner);
  expect(encryption(first, former).decrypt(old, owner)).toBe(text);
  expect(encryption(first, former).encrypt(text, owner).keyId).toBe('first');
});

it('gives different, unreadable bytes each time', () => {
  const [one, other] = [encryption(first).encrypt(text, owner), encryption(first).encrypt(text, owner)];
  expect(one.bytes.equals(other.bytes)).toBe(false);
  expect(one.bytes.toString('latin1')).not.toContain('carte');
});

it('can’t be read without its key, with another key of the same id, or for another owner', () => {
  const stored = encryption(first).encrypt(text, owner);
  expect(() => encryption(former).decrypt(stored, owner)).toThrow(UnreadableData);
  expect(() => encryption({ ...foreign, id: 'first' }).decrypt(stored, owner)).toThrow(UnreadableData);
  expect(() => encryption(first).decrypt(stored, randomUUID())).toThrow(UnreadableData);
});

it('can’t be read for another purpose', () => {
  const stored = createEncryption('submissions', [first]).encrypt(text, owner);
  expect(() => createEncryption('orders', [first]).decrypt(stored, owner)).toThrow(UnreadableData);
});

it('can’t be read once a byte has changed or is missing', () => {
  const { bytes, keyId } = encryption(first).encrypt(text, owner);
  for (const place of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => encryption(first).decrypt({ bytes: changed, keyId }, owner)).toThrow(UnreadableData);
  }
  for (const length of [0, 5, 20, bytes.length - 1]) {
    const cut = bytes.subarray(0, length);
    expect(() => encryption(first).decrypt({ bytes: cut, keyId }, owner)).toThrow(UnreadableData);
  }
});

it('is undefined for who can do without what can’t be read', () => {
  const stored = encryption(first).encrypt(text, owner);
  expect(decryptIfReadable(encryption(first), stored, owner)).toBe(text);
  expect(decryptIfReadable(encryption(former), stored, owner)).toBeUndefined();
});

it('names the key that is missing', () => {
  const { bytes } = encryption(first).encrypt(text, owner);
  expect(() => encryption(first).decrypt({ bytes, keyId: 'gone' }, owner)).toThrow(
    'DATA_KEYS has no key gone',
  );
});
