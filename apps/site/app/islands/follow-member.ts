import { onMemberChange, readMemberSummary } from '@jalon/membership/member';
import type { IslandName } from './table.ts';

/** The islands whose HTML depends on the member. */
const names: readonly IslandName[] = ['header', 'memberships'];

/**
 * Calls back with each island rendered for another member than the cookie's: someone has signed in or out in another
 * tab, or the browser restored a cached page.
 */
export function followMember(outdated: (slot: HTMLElement) => void): void {
  const slots = document.querySelectorAll<HTMLElement>(names.map((name) => `[data-island=${name}]`).join());
  const check = () => {
    const member = JSON.stringify(readMemberSummary(document.cookie));
    for (const slot of slots) if (JSON.stringify(propsOf(slot).member) !== member) outdated(slot);
  };
  check();
  onMemberChange(check);
}

function propsOf(slot: HTMLElement): { readonly member?: unknown } {
  return JSON.parse(slot.nextElementSibling?.textContent ?? '{}');
}
