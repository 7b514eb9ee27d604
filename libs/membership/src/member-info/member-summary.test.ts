import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMemberInfo } from './member-info-cookie.ts';
import { type MemberSummary, readMemberSummary } from './member-summary.ts';

const fields = [
  'name',
  'surname',
  'memberNumber',
  'codeOptionAdhesion',
  'codeStatusAdhesion',
  'automaticRenewal',
  'indRenewalPeriod',
] as const satisfies readonly (keyof MemberSummary)[];

const cookieOf = (value: unknown) => `memberInfo=${encodeURIComponent(JSON.stringify(value) ?? '')}`;

/** The same fields, parsed from a cookie by the schema. */
function bySchema(cookies: string): MemberSummary | undefined {
  const info = readMemberInfo(cookies);
  return (
    info && (Object.fromEntries(fields.map((field) => [field, info[field]])) as unknown as MemberSummary)
  );
}

it.each([
  ['a member', cookieOf({ name: 'Zoé', surname: 'Côté', memberNumber: '1', codeOptionAdhesion: 'PLUS' })],
  ['a number as a number', cookieOf({ name: 'Zoé', surname: 'Côté', memberNumber: 17 })],
  [
    'fields of another type',
    cookieOf({ name: 'Z', surname: 'C', memberNumber: '1', indRenewalPeriod: 'yes' }),
  ],
  ['no name', cookieOf({ surname: 'Côté', memberNumber: '1' })],
  ['null', cookieOf(null)],
  ['a list', cookieOf([])],
  ['a text', cookieOf('name')],
  ['no JSON', 'memberInfo=hello'],
  ['a broken escape', 'memberInfo=%E0%A4%A'],
  ['other cookies', 'theme=dark'],
  ['no cookie', ''],
])('reads %s as the schema does', (_case, cookies) => {
  expect(readMemberSummary(cookies)).toEqual(bySchema(cookies));
});

it('reads any cookie as the schema does', () => {
  const value = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constant(null), fc.constant(undefined));
  const info = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
  fc.assert(
    fc.property(info, (given) => {
      expect(readMemberSummary(cookieOf(given))).toEqual(bySchema(cookieOf(given)));
    }),
  );
});
