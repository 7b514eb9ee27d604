import { localeFromPath } from '@jalon/i18n';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './island-root.tsx';
import { type IslandName, islands } from './table.ts';

/** Hydrates an island; resolves when it responds. */
export async function hydrateIsland(slot: HTMLElement): Promise<void> {
  const { island, islandId: identifierPrefix } = slot.dataset;
  const component = (await islands[island as IslandName]()) as ComponentType<object>;
  const props = JSON.parse(slot.nextElementSibling?.textContent ?? '');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  hydrateRoot(
    slot,
    <IslandRoot locale={localeFromPath(location.pathname)} onReady={() => resolve(undefined)}>
      {createElement(component, props)}
    </IslandRoot>,
    { identifierPrefix },
  );
  await promise;
}
