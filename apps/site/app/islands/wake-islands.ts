import type { LoadedIsland } from './hydrate-island.tsx';
import { type Early, earlyAction, replay } from './replay.ts';

// If the pointer is over an element when the page appears, the browser reports that it entered without a move.
const intents = ['pointermove', 'touchstart', 'focusin', 'keydown', 'click', 'change'];

/** An island whose code was asked for. */
interface Waking {
  /** What was pressed or changed and is to be repeated. */
  readonly early: Early[];
  phase: 'loading' | 'hydrating' | 'ready';
}

/** Loads the code of the island in a slot. */
type LoadIsland = (slot: HTMLElement) => Promise<LoadedIsland>;

/**
 * Wakes the islands of the page: each loads with React on the first sign that someone is about to use it, or when its
 * `IslandLoad` says so; what is pressed or changed in the meantime is repeated. Returns a function that wakes one at once.
 */
export function wakeIslands(load: LoadIsland): (slot: HTMLElement) => void {
  const slots = new WeakMap<HTMLElement, Waking>();

  async function wake(slot: HTMLElement, early: Early[] = []): Promise<void> {
    // A second root would hydrate the output of the first one instead of the server's HTML.
    if (slots.has(slot)) return;
    const waking: Waking = { early, phase: 'loading' };
    slots.set(slot, waking);
    try {
      // The island at the same time as React.
      const [{ hydrateIsland }, island] = await Promise.all([import('./hydrate-island.tsx'), load(slot)]);
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
    if (!known) void wake(slot, early);
  }

  for (const type of intents) {
    document.addEventListener(type, onIntent, { capture: true, passive: type !== 'click' });
  }
  for (const slot of slotsOf('[data-load=visible]'))
    whenVisible(slot.firstElementChild, () => void wake(slot));
  // With its script, a long table of memberships keeps the names of its columns in view.
  for (const slot of slotsOf('[data-island=memberships]:has(table)')) {
    whenVisible(slot.querySelector('table'), () => void wake(slot));
  }
  whenIdle(() => {
    for (const slot of slotsOf('[data-load=idle]')) void wake(slot);
  });
  return (slot) => void wake(slot);
}

const slotsOf = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Calls back once an element is in view. A slot itself has no box. */
function whenVisible(element: Element | null, work: () => void) {
  if (!element) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
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
