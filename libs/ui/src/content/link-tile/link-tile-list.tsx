import { Children, type ComponentPropsWithRef } from 'react';
import { List } from './link-tile.styles.ts';

export interface LinkTileListProps extends ComponentPropsWithRef<'ul'> {
  /** Maximum number of columns. Without it, as many as fit at 300 px each. */
  columns?: 2 | 3;
}

/**
 * Link tiles side by side, as many as fit at 300 px each, or in 2 or 3 columns: a `<ul data-columns>` with an `<li>` for each
 * child.
 */
export function LinkTileList({ columns, children, ...props }: LinkTileListProps) {
  return (
    // Safari with VoiceOver does not announce a list without markers unless it has the role.
    <List role="list" data-columns={columns} {...props}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </List>
  );
}
