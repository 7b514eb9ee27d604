// @vitest-environment jsdom
import { announceMember } from '@jalon/membership/member';
import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useSite } from '../frame/use-site.ts';
import { useOtherMember } from './use-other-member.ts';

vi.mock('../frame/use-site.ts', () => ({ useSite: vi.fn() }));

const cookieOf = (memberNumber: string) =>
  memberNumber &&
  `memberInfo=${encodeURIComponent(JSON.stringify({ name: 'Zoé', surname: 'Côté', memberNumber }))}`;

it.each([
  { page: 'of a visitor', rendered: '', shown: '', next: '17', isOfMember: true, times: 0 },
  { page: 'of the member', rendered: '17', shown: '17', next: '17', isOfMember: true, times: 0 },
  { page: 'of a member who signed out', rendered: '17', shown: '17', next: '', isOfMember: true, times: 1 },
  { page: 'of another member', rendered: '17', shown: '17', next: '25', isOfMember: true, times: 1 },
  { page: 'without member data', rendered: '17', shown: '17', next: '25', isOfMember: false, times: 0 },
  {
    page: 'whose member signed out during the load',
    rendered: '17',
    shown: '',
    next: '',
    isOfMember: true,
    times: 1,
  },
  {
    page: 'opened by a link after a sign-in in another tab',
    rendered: '',
    shown: '17',
    next: '',
    isOfMember: true,
    times: 1,
  },
])('reloads a page $page $times times', ({ rendered, shown, next, isOfMember, times }) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.mocked(useSite).mockReturnValue({
    member: rendered ? { name: 'Zoé', surname: 'Côté', memberNumber: rendered } : undefined,
  } as ReturnType<typeof useSite>);
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookieOf(shown));
  const { unmount } = renderHook(() => useOtherMember(isOfMember));
  onTestFinished(unmount);
  if (next !== shown) {
    cookie.mockReturnValue(cookieOf(next));
    announceMember();
  }
  expect(reload).toHaveBeenCalledTimes(times);
});
