// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { announceMember } from './member-channel.ts';
import { useReloadForOtherMember } from './use-reload-for-other-member.ts';

const cookieOf = (memberNumber: string) =>
  memberNumber &&
  `memberInfo=${encodeURIComponent(JSON.stringify({ name: 'Zoé', surname: 'Côté', memberNumber }))}`;

function Page({ isOn }: { isOn: boolean }) {
  useReloadForOtherMember(isOn);
  return null;
}

it.each([
  { to: 'nobody', next: '', isOn: true, reloads: 1 },
  { to: 'another member', next: '25', isOn: true, reloads: 1 },
  { to: 'the same member', next: '17', isOn: true, reloads: 0 },
  { to: 'nobody, on a page for everyone', next: '', isOn: false, reloads: 0 },
  { to: 'nobody, while the next page loads', next: '', isOn: true, leaves: true, reloads: 0 },
])(
  'loads the page again $reloads times when the member changes to $to',
  ({ next, isOn, leaves, reloads }) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookieOf('17'));
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    const { unmount } = render(<Page isOn={isOn} />);
    if (leaves) window.dispatchEvent(new Event('beforeunload'));
    cookie.mockReturnValue(cookieOf(next));
    announceMember();
    expect(reload).toHaveBeenCalledTimes(reloads);
    unmount();
    cookie.mockReturnValue(cookieOf('99'));
    announceMember();
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
);
