import { describe, expect, it } from 'vitest';
import { formMember } from './form-member.ts';
import { type MemberInfo, submissionMember } from './member-info.schema.ts';
import { forgetMemberInfo, memberInfoCookie, readMemberInfo } from './member-info-cookie.ts';

const member: MemberInfo = {
  name: 'Zoé',
  surname: 'Côté; fils, « né » 100 %',
  memberNumber: '0123456789',
  email: 'zoe@example.org',
  phone: { home: '4185550123' },
  addresses: [{ city: 'Lévis', indAdresseNormalise: true }],
  discountsBalanceValue: 12.5,
};
const expires = new Date('2027-01-02T03:04:05Z');

describe('the memberInfo cookie', () => {
  it('reads back what was written, with any characters in the names', () => {
    const [pair] = memberInfoCookie(member, { expires }).split('; ');
    expect(readMemberInfo(`theme=x; ${pair}; other=memberInfo=1`)).toEqual(member);
  });

  it('expires with the token, is for this site only, and is Secure by default', () => {
    const cookie = memberInfoCookie(member, { expires });
    expect(cookie).toContain('; Path=/; Expires=Sat, 02 Jan 2027 03:04:05 GMT; Secure; SameSite=Lax');
    expect(memberInfoCookie(member, { expires, secure: false })).not.toContain('Secure');
  });

  it('is deleted by an expired cookie', () => {
    const cookie = forgetMemberInfo();
    expect(cookie).toBe('memberInfo=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax');
    expect(readMemberInfo(cookie)).toBeUndefined();
    expect(forgetMemberInfo({ secure: false })).not.toContain('Secure');
  });

  describe('fits the size that browsers accept', () => {
    const associate = (index: number) => ({
      memberNumber: String(1_000_000_000 + index),
      name: 'Marie-Ève',
      surname: 'Bélanger-Côté',
      email: `marie-eve.${index}@example.org`,
      dateNaissance: '1990-06-24',
      phone: { home: '4185550123', mobile: '4185550124' },
      codeTypeMember: 'A',
    });
    const withAssociates = (count: number, more: Partial<MemberInfo> = {}): MemberInfo => ({
      ...member,
      associatesMembers: Array.from({ length: count }, (_, index) => associate(index)),
      ...more,
    });
    const address = { address: '860, boulevard René-Lévesque Ouest', city: 'Trois-Rivières' };

    it.each<[string, MemberInfo, MemberInfo]>([
      ['whole with a few associates', withAssociates(3), withAssociates(3)],
      [
        'with their numbers, names and types with more of them',
        withAssociates(12),
        withAssociates(0, {
          associatesMembers: withAssociates(12).associatesMembers?.map(
            ({ memberNumber, name, surname, codeTypeMember }) => ({
              memberNumber,
              name,
              surname,
              codeTypeMember,
            }),
          ),
        }),
      ],
      ['without them with a crowd', withAssociates(60), { ...member }],
      [
        'without addresses when those are the crowd',
        { ...member, addresses: Array(60).fill(address) },
        (({ addresses: _, ...rest }) => rest)(member),
      ],
      [
        'down to what is attached to a submission',
        { ...member, genre: 'x'.repeat(4_000) },
        {
          name: member.name,
          surname: member.surname,
          memberNumber: member.memberNumber,
          email: member.email,
        },
      ],
    ])('%s', (_case, given, kept) => {
      const cookie = memberInfoCookie(given, { expires });
      expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4096);
      expect(readMemberInfo(cookie.split('; ')[0])).toEqual(kept);
    });

    it('and is deleted when not even the names fit', () => {
      expect(memberInfoCookie({ ...member, name: 'é'.repeat(1_000) }, { expires })).toBe(forgetMemberInfo());
    });
  });

  it.each([
    ['no cookie at all', undefined],
    ['other cookies', 'memberInfoX=1; xmemberInfo=2'],
    ['no JSON', 'memberInfo=hello'],
    ['a broken escape', 'memberInfo=%E0%A4%A'],
    ['another shape', `memberInfo=${encodeURIComponent('{"name":1}')}`],
    ['a list', `memberInfo=${encodeURIComponent('[]')}`],
  ])('takes %s for a visitor', (_case, cookies) => {
    expect(readMemberInfo(cookies)).toBeUndefined();
  });

  it('reads a cookie with only the name, surname and number', () => {
    const short = encodeURIComponent(JSON.stringify({ name: 'A', surname: 'B', memberNumber: '1' }));
    expect(readMemberInfo(`memberInfo=${short}`)).toEqual({ name: 'A', surname: 'B', memberNumber: '1' });
  });
});

it('reads a member by name and number when other fields are invalid', () => {
  const known = { name: 'A', surname: 'B', memberNumber: '42' };
  for (const rest of [
    { phone: null },
    { paymentPeriod: 'weekly' },
    { toPay: '12.00' },
    { email: null },
    { memberNumber: 42 },
    { addresses: [7], associatesMembers: 'none' },
  ]) {
    const cookie = `memberInfo=${encodeURIComponent(JSON.stringify({ ...known, ...rest }))}`;
    expect(readMemberInfo(cookie)).toEqual(known);
  }
});

it.each([
  [{ discountsBalanceValue: 42.5 }, 42.5],
  [{ discountsBalanceValue: 42.5, discountsReservedValue: 30 }, 12.5],
  [{ discountsBalanceValue: 20, discountsReservedValue: 30 }, 0],
  [{}, undefined],
])('gives a form the club dollars that can be spent of %j', (dollars, balance) => {
  const info = { name: 'Zoé', surname: 'Côté', memberNumber: '42', ...dollars };
  const cookie = `memberInfo=${encodeURIComponent(JSON.stringify(info))}`;
  expect(formMember(cookie)).toEqual({
    name: 'Zoé',
    surname: 'Côté',
    memberNumber: '42',
    email: '',
    balance,
  });
  expect(formMember(null)).toBeUndefined();
});

it('attaches exactly four fields to a submission', () => {
  expect(submissionMember(member)).toEqual({
    name: 'Zoé',
    surname: 'Côté; fils, « né » 100 %',
    memberNumber: '0123456789',
    email: 'zoe@example.org',
  });
});
