import { localeOfDocument } from '@jalon/i18n';
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './island-root.tsx';

/** The code of an island, and its props from the page. */
export interface LoadedIsland {
  readonly component: ComponentType<object>;
  readonly props: object;
}

export interface HydrationEvents {
  /** Called when the code is loaded and React listens. */
  onStart(): void;
  /** Called when the island has thrown, now or later, and the slot has the server's HTML again. */
  onFailure(): void;
}

/** Hydrates an island; resolves when it responds. */
export async function hydrateIsland(
  slot: HTMLElement,
  { component, props }: LoadedIsland,
  { onStart, onFailure }: HydrationEvents,
): Promise<void> {
  const identifierPrefix = slot.dataset.islandId;
  const served = Array.from(slot.childNodes, (node) => node.cloneNode(true));
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  // In a transition, React hydrates in pieces and lets the page respond between them.
  startTransition(() => {
    const root = hydrateRoot(
      slot,
      <IslandRoot locale={localeOfDocument()} onReady={() => resolve(undefined)}>
        {createElement(component, props)}
      </IslandRoot>,
      {
        identifierPrefix,
        onUncaughtError(error) {
          reportError(error);
          // After React's own work, which empties the slot.
          queueMicrotask(() => {
            root.unmount();
            slot.replaceChildren(...served);
            onFailure();
            reject(error);
          });
        },
      },
    );
  });
  onStart();
  await promise;
}
