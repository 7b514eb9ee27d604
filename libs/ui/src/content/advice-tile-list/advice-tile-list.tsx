import type { ComponentPropsWithRef } from 'react';
import { AdviceTile, type AdviceTileProps } from './advice-tile.tsx';
import { List } from './advice-tile-list.styles.ts';

export interface AdviceTileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  tiles: readonly AdviceTileProps[];
  /** Most tiles side by side, where they fit. Default 3. */
  columns?: 2 | 3;
}

/** Advice to read, watch and listen to: a `<ul data-columns>` of tiles. */
export function AdviceTileList({ tiles, columns = 3, ...props }: AdviceTileListProps) {
  return (
    // Safari with VoiceOver drops the list from one without markers, unless the role says it.
    <List role="list" data-columns={columns} {...props}>
      {tiles.map((tile) => (
        <li key={tile.url}>
          <AdviceTile {...tile} />
        </li>
      ))}
    </List>
  );
}
