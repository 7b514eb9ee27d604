import { Children, type ComponentPropsWithRef } from 'react';
import { List } from './link-tile.styles.ts';

/** Link tiles side by side, as many as fit at 300 px each: a `<ul>` with an `<li>` for each child. */
export function LinkTileList({ children, ...props }: ComponentPropsWithRef<'ul'>) {
  return (
    // Safari with VoiceOver drops the list from one without markers, unless the role says it.
    <List role="list" {...props}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </List>
  );
}
