// @vitest-environment jsdom
import { announceMember } from '@jalon/membership/member';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followMember } from './follow-member.ts';

const memberOf = (memberNumber: string, name = 'Zoé') =>
  memberNumber ? { name, surname: 'Côté', memberNumber } : undefined;
const cookieOf = (member: object | undefined) =>
  member ? `memberInfo=${encodeURIComponent(JSON.stringify(member))}` : '';

const zoe = memberOf('17');
const other = memberOf('25');
const renamed = memberOf('17', 'Zoée');

/** A page whose header is drawn for this member. */
function openPage(drawn: object | undefined, { showsData = true, form = '' } = {}) {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const props = JSON.stringify({ member: drawn });
  document.body.innerHTML = `<div data-island="header"></div><script type="application/json">${props}</script>${form}`;
  document.head.innerHTML = showsData ? '<meta name="shows-member-data" content="yes">' : '';
  const cookie = vi.spyOn(document, 'cookie', 'get');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
    document.head.innerHTML = '';
  });
  return { reload, signIn: (member: object | undefined) => cookie.mockReturnValue(cookieOf(member)) };
}

// The member for whom the header is drawn, and the member of the cookie before and after the page has loaded.
it.each([
  ['of a visitor', undefined, undefined, zoe, false, 0, 1],
  ['of the member', zoe, zoe, zoe, true, 0, 0],
  ['of a member who signed out', zoe, zoe, undefined, true, 1, 0],
  ['of another member', zoe, zoe, other, true, 1, 0],
  ['of a member who has another name', zoe, zoe, renamed, true, 0, 1],
  ['without member data', zoe, zoe, other, false, 0, 1],
  ['whose member signed out during the load', zoe, undefined, undefined, true, 1, 0],
])('follows the member of a page %s', (_page, drawn, first, next, showsData, reloads, wakes) => {
  const { reload, signIn } = openPage(drawn, { showsData });
  const outdated = vi.fn();
  signIn(first);
  onTestFinished(followMember(outdated));
  if (next !== first) {
    signIn(next);
    announceMember();
  }
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(outdated).toHaveBeenCalledTimes(wakes);
});

it('keeps a page with something typed when the session has only ended, until someone else signs in', () => {
  const form =
    '<form method="post"><input type="hidden" name="locale" value="F"><input name="mobilePhone"></form>';
  const { reload, signIn } = openPage(zoe, { form });
  const phone = document.querySelector<HTMLInputElement>('[name=mobilePhone]');
  if (phone) phone.value = '418 555-0101';
  signIn(zoe);
  onTestFinished(followMember(vi.fn()));
  signIn(undefined);
  announceMember();
  expect(reload).not.toHaveBeenCalled();
  signIn(other);
  announceMember();
  expect(reload).toHaveBeenCalledTimes(1);
});
