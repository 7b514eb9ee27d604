import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memberInfoCookie } from '../member-info/member-info-cookie.ts';
import { announceMember, MemberProvider, useMember } from './index.ts';

const zoe = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' };
const eloi = { ...zoe, name: 'Éloi' };

function setCookie(member: typeof zoe | undefined) {
  const expires = member ? new Date(Date.now() + 60_000) : new Date(0);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = memberInfoCookie(member ?? zoe, { expires, secure: false });
}

function Who() {
  const { status, member } = useMember();
  return <p>{`${status} ${member?.name ?? ''}`.trim()}</p>;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setCookie(undefined);
});

/** Announces a change as another tab does: a channel does not receive its own messages. */
function announceElsewhere() {
  const otherTab = new BroadcastChannel('jalon.member');
  otherTab.postMessage(null);
  otherTab.close();
}

it.each([
  ['an announcement of its tab', announceMember],
  ['another tab', announceElsewhere],
  [
    'a sign-in without a script, when the tab is shown again',
    () => document.dispatchEvent(new Event('visibilitychange')),
  ],
  ['a change of the cookie where the browser reports it', undefined],
])('reads the cookie, and follows %s', async (_what, announce) => {
  if (announce) vi.stubGlobal('cookieStore', undefined);
  const { container } = render(<Who />);
  await expect.poll(() => container.textContent).toBe('visitor');
  setCookie(zoe);
  announce?.();
  await expect.poll(() => container.textContent).toBe('connected Zoé');
  setCookie(undefined);
  announce?.();
  await expect.poll(() => container.textContent).toBe('visitor');
});

it('hydrates with the member of the server, then shows that of the cookie', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>connected Zoé</p>';
  setCookie(eloi);
  const errors: unknown[] = [];
  render(
    <MemberProvider member={zoe}>
      <Who />
    </MemberProvider>,
    { container, hydrate: true, onRecoverableError: (error) => errors.push(error) },
  );
  await expect.poll(() => container.textContent).toBe('connected Éloi');
  expect(errors).toEqual([]);
});
