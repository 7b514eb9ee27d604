// @vitest-environment jsdom
import { announceMember } from '@jalon/membership/member';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followMember } from './follow-member.ts';

const memberOf = (memberNumber: string, name = 'Zoé') =>
  memberNumber ? { name, surname: 'Côté', memberNumber } : undefined;
const cookieOf = (member: object | undefined) =>
  member ? `memberInfo=${encodeURIComponent(JSON.stringify(member))}` : '';

interface Row {
  page: string;
  /** The member for whom the header is drawn, and the member of the cookie before and after the page has loaded. */
  drawn: object | undefined;
  first: object | undefined;
  next: object | undefined;
  showsData: boolean;
  reloads: number;
  wakes: number;
}

const zoe = memberOf('17');
const other = memberOf('25');
const renamed = memberOf('17', 'Zoée');
const rows: Row[] = [
  {
    page: 'of a visitor',
    drawn: undefined,
    first: undefined,
    next: zoe,
    showsData: false,
    reloads: 0,
    wakes: 1,
  },
  { page: 'of the member', drawn: zoe, first: zoe, next: zoe, showsData: true, reloads: 0, wakes: 0 },
  {
    page: 'of a member who signed out',
    drawn: zoe,
    first: zoe,
    next: undefined,
    showsData: true,
    reloads: 1,
    wakes: 0,
  },
  { page: 'of another member', drawn: zoe, first: zoe, next: other, showsData: true, reloads: 1, wakes: 0 },
  {
    page: 'of a member who has another name',
    drawn: zoe,
    first: zoe,
    next: renamed,
    showsData: true,
    reloads: 0,
    wakes: 1,
  },
  {
    page: 'without member data',
    drawn: zoe,
    first: zoe,
    next: other,
    showsData: false,
    reloads: 0,
    wakes: 1,
  },
  {
    page: 'whose member signed out during the load',
    drawn: zoe,
    first: undefined,
    next: undefined,
    showsData: true,
    reloads: 1,
    wakes: 0,
  },
];

it.each(rows)('reloads a page $page $reloads times, and wakes its header $wakes times', (row) => {
  const { drawn, first, next, showsData } = row;
  const reload = vi.fn();
  const outdated = vi.fn();
  vi.stubGlobal('location', { reload });
  const props = JSON.stringify({ member: drawn });
  document.body.innerHTML = `<div data-island="header"></div><script type="application/json">${props}</script>`;
  document.head.innerHTML = showsData ? '<meta name="shows-member-data" content="yes">' : '';
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookieOf(first));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
    document.head.innerHTML = '';
  });
  onTestFinished(followMember(outdated));
  if (next !== first) {
    cookie.mockReturnValue(cookieOf(next));
    announceMember();
  }
  expect(reload).toHaveBeenCalledTimes(row.reloads);
  expect(outdated).toHaveBeenCalledTimes(row.wakes);
});

it('keeps a page with something typed when the session has only ended, until someone else signs in', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const props = JSON.stringify({ member: zoe });
  document.body.innerHTML = `<div data-island="header"></div><script type="application/json">${props}</script>
    <form method="post"><input type="hidden" name="locale" value="F"><input name="mobilePhone"></form>`;
  document.head.innerHTML = '<meta name="shows-member-data" content="yes">';
  const phone = document.querySelector<HTMLInputElement>('[name=mobilePhone]');
  if (phone) phone.value = '418 555-0101';
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookieOf(zoe));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
    document.head.innerHTML = '';
  });
  onTestFinished(followMember(vi.fn()));
  cookie.mockReturnValue(cookieOf(undefined));
  announceMember();
  expect(reload).not.toHaveBeenCalled();
  cookie.mockReturnValue(cookieOf(other));
  announceMember();
  expect(reload).toHaveBeenCalledTimes(1);
});
