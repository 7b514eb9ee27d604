import { describe, expect, it } from 'vitest';
import { type MemberInfo, submissionMember } from './member-info.schema.ts';
import { memberInfoCookie, readMemberInfo } from './member-info-cookie.ts';

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
  it('comes back as it was written, whatever the names contain', () => {
    const [pair] = memberInfoCookie(member, { expires }).split('; ');
    expect(readMemberInfo(`theme=x; ${pair}; other=memberInfo=1`)).toEqual(member);
  });

  it('ends when the sign-in ends, stays on this site, and travels over HTTPS only unless told', () => {
    const cookie = memberInfoCookie(member, { expires });
    expect(cookie).toContain('; Path=/; Expires=Sat, 02 Jan 2027 03:04:05 GMT; SameSite=Lax; Secure');
    expect(memberInfoCookie(member, { expires, secure: false })).not.toContain('Secure');
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

  it('reads a cookie that has only what every consumer reads', () => {
    const short = encodeURIComponent(JSON.stringify({ name: 'A', surname: 'B', memberNumber: '1' }));
    expect(readMemberInfo(`memberInfo=${short}`)).toEqual({ name: 'A', surname: 'B', memberNumber: '1' });
  });
});

it('knows a member by name and number, whatever is wrong with the rest', () => {
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

it('attaches four fields to a submission and no more', () => {
  expect(submissionMember(member)).toEqual({
    name: 'Zoé',
    surname: 'Côté; fils, « né » 100 %',
    memberNumber: '0123456789',
    email: 'zoe@example.org',
  });
});
