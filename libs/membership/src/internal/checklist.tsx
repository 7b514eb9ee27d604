import { CheckIcon } from '@jalon/ui/icons/check';
import { List } from './checklist.styles.ts';

/** Benefits, each with a check mark. */
export function Checklist({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    // Safari does not announce a list without markers unless it has the role.
    <List role="list">
      {items.map((item) => (
        <li key={item}>
          <CheckIcon />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
