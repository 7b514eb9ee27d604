import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { memberInfoCookie } from '../member-info/member-info-cookie.ts';
import { announceMember, MemberProvider, useMember } from './index.ts';

const zoe = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017' };
const eloi = { ...zoe, name: 'Éloi' };
const container = document.createElement('div');
document.body.append(container);
let root: Root | undefined;

function setCookie(member: typeof zoe | undefined) {
  const expires = member ? new Date(Date.now() + 60_000) : new Date(0);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = memberInfoCookie(member ?? zoe, { expires, secure: false });
}

function Who() {
  const { status, member } = useMember();
  return <p>{`${status} ${member?.name ?? ''}`.trim()}</p>;
}

/** Simulates a browser that does not report changes of cookies. */
const withoutCookieStore = () => vi.stubGlobal('cookieStore', undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  root?.unmount();
  root = undefined;
  setCookie(undefined);
});

it('reads the cookie, and follows it when the tab announces a change', async () => {
  withoutCookieStore();
  root = createRoot(container);
  root.render(<Who />);
  await expect.poll(() => container.textContent).toBe('visitor');
  setCookie(zoe);
  announceMember();
  await expect.poll(() => container.textContent).toBe('connected Zoé');
  setCookie(undefined);
  announceMember();
  await expect.poll(() => container.textContent).toBe('visitor');
});

it('follows another tab', async () => {
  withoutCookieStore();
  root = createRoot(container);
  root.render(<Who />);
  await expect.poll(() => container.textContent).toBe('visitor');
  setCookie(eloi);
  // Sent as if by another tab: a channel does not receive its own messages.
  const otherTab = new BroadcastChannel('jalon.member');
  otherTab.postMessage(null);
  await expect.poll(() => container.textContent).toBe('connected Éloi');
  otherTab.close();
});

it('follows a change of the cookie without an announcement', async () => {
  root = createRoot(container);
  root.render(<Who />);
  await expect.poll(() => container.textContent).toBe('visitor');
  setCookie(eloi);
  await expect.poll(() => container.textContent).toBe('connected Éloi');
  setCookie(undefined);
  await expect.poll(() => container.textContent).toBe('visitor');
});

it('follows a sign-in without a script when the tab is shown again', async () => {
  withoutCookieStore();
  root = createRoot(container);
  root.render(<Who />);
  await expect.poll(() => container.textContent).toBe('visitor');
  setCookie(zoe);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => container.textContent).toBe('connected Zoé');
});

it('hydrates with the member of the server, then shows that of the cookie', async () => {
  container.innerHTML = '<p>connected Zoé</p>';
  setCookie(eloi);
  const errors: unknown[] = [];
  root = hydrateRoot(
    container,
    <MemberProvider member={zoe}>
      <Who />
    </MemberProvider>,
    { onRecoverableError: (error) => errors.push(error) },
  );
  await expect.poll(() => container.textContent).toBe('connected Éloi');
  expect(errors).toEqual([]);
});
