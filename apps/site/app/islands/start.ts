import { rememberLocale } from '../document/remember-locale.ts';
import { markCurrentSection } from './mark-current-section.ts';
import { type Early, earlyAction, replay } from './replay.ts';

// The only script of a page of content until someone needs more. React and an island load on the first sign that
// someone is about to use the island, and what they did meanwhile is done again.

// A pointer that rests where a page appears enters its elements without a move.
const intents = ['pointermove', 'touchstart', 'focusin', 'keydown', 'click', 'change'];

/** What was done to an island that is loading; `ready` once it responds. */
const slots = new WeakMap<HTMLElement, Early[] | 'ready'>();

function onIntent(event: Event) {
  const slot = event.target instanceof Element && event.target.closest<HTMLElement>('[data-island]');
  const known = slot && slots.get(slot);
  if (!slot || known === 'ready') return;
  const early = known || [];
  const action = earlyAction(event);
  if (action) early.push(action);
  if (known) return;
  slots.set(slot, early);
  wake(slot, early).catch(() => {
    // The network failed: native HTML still works, and the next sign of intent tries again.
    slots.delete(slot);
  });
}

async function wake(slot: HTMLElement, early: Early[]): Promise<void> {
  const { hydrateIsland } = await import('./hydrate-island.tsx');
  await hydrateIsland(slot);
  slots.set(slot, 'ready');
  await replay(slot, early);
}

for (const type of intents) document.addEventListener(type, onIntent, { capture: true, passive: true });
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('a[hreflang]');
  if (link) rememberLocale(link.getAttribute('hreflang') ?? '');
});
markCurrentSection();
