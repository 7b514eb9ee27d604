import type { ComponentPropsWithRef } from 'react';
import { AdviceTile, type AdviceTileProps } from './advice-tile.tsx';
import { List } from './advice-tile-list.styles.ts';

export interface AdviceTileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  tiles: readonly AdviceTileProps[];
  /** Maximum number of columns. @default 3 */
  columns?: 2 | 3;
}

/** Advice to read, watch and listen to: a `<ul data-columns>` of tiles. */
export function AdviceTileList({ tiles, columns = 3, ...props }: AdviceTileListProps) {
  return (
    // Safari with VoiceOver does not announce a list without markers unless it has the role.
    <List role="list" data-columns={columns} {...props}>
      {tiles.map((tile) => (
        <li key={tile.url}>
          <AdviceTile {...tile} />
        </li>
      ))}
    </List>
  );
}
