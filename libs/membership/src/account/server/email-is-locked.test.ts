import { defaultClub } from '@jalon/club';
import { expect, it } from 'vitest';
import { emailIsLocked } from './email-is-locked.ts';

const asking = { ...defaultClub, contactDetails: { emailAsksPassword: true } };
const minutesAgo = (minutes: number) => ({ signedInAt: new Date(Date.now() - minutes * 60_000) });

it('locks the email address a quarter of an hour after the sign-in, where the club asks for the password', () => {
  expect(emailIsLocked(minutesAgo(14), asking)).toBe(false);
  expect(emailIsLocked(minutesAgo(15), asking)).toBe(true);
  expect(emailIsLocked(minutesAgo(60), defaultClub)).toBe(false);
});
