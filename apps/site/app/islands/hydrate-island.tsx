import { localeOfDocument } from '@jalon/i18n';
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './island-root.tsx';
import { type IslandName, islands } from './table.ts';

export interface HydrationEvents {
  /** Called when the code is loaded and React listens. */
  onStart(): void;
  /** Called when the island has thrown, now or later, and the slot has the server's HTML again. */
  onFailure(): void;
}

/** Hydrates an island; resolves when it responds. */
export async function hydrateIsland(
  slot: HTMLElement,
  { onStart, onFailure }: HydrationEvents,
): Promise<void> {
  const { island, islandId: identifierPrefix } = slot.dataset;
  const props = JSON.parse(slot.nextElementSibling?.textContent ?? '');
  const load: (props: never) => Promise<unknown> = islands[island as IslandName];
  const component = (await load(props as never)) as ComponentType<object>;
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
