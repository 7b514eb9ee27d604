import { readPanelRequest } from '@jalon/membership/sign-in';
import { flushAnswers } from '../checkout/state/flush-answers.ts';
import { readClosedAlerts } from '../content/alerts/closed-alert-ids.ts';
import { rememberLocale } from '../document/remember-locale.ts';
import { followMember } from './follow-member.ts';
import { markCurrentSection } from './mark-current-section.ts';
import { type Early, earlyAction, replay } from './replay.ts';
import type { IslandName } from './table.ts';

// The only script of a content page until it needs more. React and an island load on the first sign that
// someone is about to use the island; actions in the meantime are repeated afterwards.

// If the pointer is over an element when the page appears, the browser reports that it entered without a move.
const intents = ['pointermove', 'touchstart', 'focusin', 'keydown', 'click', 'change'];

/** The interaction with an island that is loading; `ready` once React handles the events. */
const slots = new WeakMap<HTMLElement, Early[] | 'ready'>();

function onIntent(event: Event) {
  const slot = event.target instanceof Element && event.target.closest<HTMLElement>('[data-island]');
  const known = slot && slots.get(slot);
  if (!slot || known === 'ready') return;
  const early = known || [];
  const action = earlyAction(event);
  if (action) early.push(action);
  if (known) return;
  wake(slot, early);
}

async function wake(slot: HTMLElement, early: Early[] = []): Promise<void> {
  // A second root would hydrate the output of the first one instead of the server's HTML.
  if (slots.has(slot)) return;
  slots.set(slot, early);
  try {
    const { hydrateIsland } = await import('./hydrate-island.tsx');
    await hydrateIsland(slot, {
      // A press from now on makes React hydrate at once. Repeating it would press twice.
      onStart: () => slots.set(slot, 'ready'),
      onFailure: () => slots.delete(slot),
    });
  } catch {
    // The network or the island failed: native HTML still works, and the next sign of intent tries again.
    slots.delete(slot);
    for (const { withoutScript } of early) withoutScript?.();
    return;
  }
  await replay(slot, early);
}

function wakeFirst(name: IslandName) {
  const slot = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (slot) wake(slot);
}

for (const type of intents) {
  document.addEventListener(type, onIntent, { capture: true, passive: type !== 'click' });
}
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a[hreflang]');
  if (link) rememberLocale(link.getAttribute('hreflang') ?? '');
});
// State that the server does not have: the address opens the sign-in panel, or an alert was closed on another page.
if (readPanelRequest(new URL(location.href))) wakeFirst('header');
if (readClosedAlerts()) wakeFirst('alerts');
followMember((slot) => void wake(slot));
markCurrentSection();
flushAnswers();
