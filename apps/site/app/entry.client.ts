import { flushAnswers, submitLater } from '@jalon/checkout/browser';
import { startConsent } from '@jalon/consent/browser';
import { readClosedAlerts } from '@jalon/content/browser';
import { keepAnswers } from '@jalon/forms/keep-answers';
import { readMemberSummary } from '@jalon/membership/member';
import { readPanelRequest } from '@jalon/membership/sign-in';
import { rememberLocale } from './document/remember-locale.ts';
import { followMember } from './islands/follow-member.ts';
import type { IslandName } from './islands/island.tsx';
import { markCurrentSection } from './islands/mark-current-section.ts';
import { type Early, earlyAction, replay } from './islands/replay.ts';

// The only script of a page until it needs more. React and an island load on the first sign that someone is about to use
// the island, or when the page says so (`IslandLoad`); actions in the meantime are repeated afterwards.

startConsent({ memberNumber: () => readMemberSummary(document.cookie)?.memberNumber });

// If the pointer is over an element when the page appears, the browser reports that it entered without a move.
const intents = ['pointermove', 'touchstart', 'focusin', 'keydown', 'click', 'change'];

/** An island whose code was asked for. */
interface Waking {
  /** What was pressed or changed and is to be repeated. */
  readonly early: Early[];
  phase: 'loading' | 'hydrating' | 'ready';
}

const slots = new WeakMap<HTMLElement, Waking>();

function onIntent(event: Event) {
  const slot = event.target instanceof Element && event.target.closest<HTMLElement>('[data-island]');
  if (!slot) return;
  const known = slots.get(slot);
  if (known?.phase === 'ready') return;
  const early = known?.early ?? [];
  // A press makes React hydrate at once and handles it; repeating it would press twice. A field that changes before that has
  // its new value when React first sees it.
  const isHandled = known?.phase === 'hydrating' && event.type !== 'change';
  const action = isHandled ? undefined : earlyAction(event);
  if (action) early.push(action);
  if (known) return;
  wake(slot, early);
}

async function wake(slot: HTMLElement, early: Early[] = []): Promise<void> {
  // A second root would hydrate the output of the first one instead of the server's HTML.
  if (slots.has(slot)) return;
  const waking: Waking = { early, phase: 'loading' };
  slots.set(slot, waking);
  try {
    const [{ hydrateIsland }, island] = await Promise.all([
      import('./page-parts/hydrate-island.tsx'),
      // At the same time as React.
      import('./page-parts/load-island.ts').then(({ loadIsland }) => loadIsland(slot)),
    ]);
    await hydrateIsland(slot, island, {
      onStart: () => {
        waking.phase = 'hydrating';
      },
      onFailure: () => slots.delete(slot),
    });
  } catch {
    // The network or the island failed: native HTML still works, and the next sign of intent tries again.
    slots.delete(slot);
    for (const { withoutScript } of early) withoutScript?.();
    return;
  }
  waking.phase = 'ready';
  await replay(slot, early);
}

/** The slots have no box of their own, so an element in them is observed: the first one by default. */
function wakeWhenVisible(slot: HTMLElement, element = slot.firstElementChild) {
  if (!element) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void wake(slot);
  });
  observer.observe(element);
}

/** Calls back when the page has loaded and the browser has nothing else to do. */
function whenIdle(work: () => void) {
  // Safari has no `requestIdleCallback`.
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2_000 }) : work();
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

function wakeFirst(name: IslandName) {
  const slot = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (slot) wake(slot);
}

for (const type of intents) {
  document.addEventListener(type, onIntent, { capture: true, passive: type !== 'click' });
}
for (const slot of document.querySelectorAll<HTMLElement>('[data-load=visible]')) wakeWhenVisible(slot);
// With its script, a long table of memberships keeps the names of its columns in view.
for (const slot of document.querySelectorAll<HTMLElement>('[data-island=memberships]:has(table)')) {
  wakeWhenVisible(slot, slot.querySelector('table'));
}
whenIdle(() => {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-load=idle]')) void wake(slot);
});
document.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target : undefined;
  const link = pressed?.closest<HTMLAnchorElement>('a[hreflang]');
  if (link) {
    rememberLocale(link.hreflang);
    keepAnswers(event, link);
  }
  if (pressed?.closest('[data-print]')) window.print();
});
// State that the server does not have: the address opens the sign-in panel, or an alert was closed on another page.
if (readPanelRequest(new URL(location.href))) wakeFirst('header');
if (readClosedAlerts()) wakeFirst('alerts');
followMember((slot) => void wake(slot));
markCurrentSection();
flushAnswers();
submitLater();
