import { randomInt } from 'node:crypto';

/** Crockford’s base 32: no letter looks like a digit or like another one. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 random bits: too many to guess within the rate limit, and few enough to copy from a printed card. */
const length = 16;
const group = 4;

/** A new code for the link of a gift, such as `7K3M-9QXF-P2TB-4H8W`. */
export function newGiftCode(): string {
  return grouped(Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''));
}

/** The code as it was made, from what someone typed: in small letters, with spaces, or with an O for a zero. */
export function readGiftCode(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  // Links of before have another form.
  return plain.length === length && [...plain].every((one) => alphabet.includes(one))
    ? grouped(plain)
    : typed;
}

function grouped(code: string): string {
  return code.replaceAll(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-');
}
