import type { ComponentType } from 'react';
import type { LoadedIsland } from '../islands/hydrate-island.tsx';
import type { IslandName } from '../islands/island.tsx';
import { islands } from './islands.ts';

/** Reads the props of an island and loads its code. */
export async function loadIsland(slot: HTMLElement): Promise<LoadedIsland> {
  const props = JSON.parse(slot.nextElementSibling?.textContent ?? '');
  const load: (props: never) => Promise<unknown> = islands[slot.dataset.island as IslandName];
  return { component: (await load(props as never)) as ComponentType<object>, props };
}
