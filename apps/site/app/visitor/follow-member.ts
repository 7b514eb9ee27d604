import { hasEditedForm } from '@jalon/forms/keep-answers';
import { onMemberChange, readMemberSummary } from '@jalon/membership/member';
import type { IslandName } from '../islands/island.tsx';

/** The name of the `meta` of a page that shows data of the session's member. */
export const memberDataName = 'shows-member-data';

/** The islands whose HTML depends on the member. */
const names: readonly IslandName[] = ['header', 'memberships'];

/**
 * Calls back with each island drawn for another member than the cookie's: someone has signed in or out in another tab, or
 * the browser restored a page. Reloads a page that shows data of the former member, unless that session has only ended and
 * something is typed: the form then asks to sign in again when it is sent. Returns a function that stops it.
 */
export function followMember(outdated: (slot: HTMLElement) => void): () => void {
  const slots = [
    ...document.querySelectorAll<HTMLElement>(names.map((name) => `[data-island=${name}]`).join()),
  ];
  const showsData = document.querySelector(`meta[name=${memberDataName}]`) !== null;
  const drawn = slots.map((slot) => memberIn(slot));
  // After a sign-out in this tab, the next page is already loading.
  let isUnloading = false;
  const setUnloading = ({ type }: Event) => {
    isUnloading = type === 'beforeunload';
  };
  // Before `onMemberChange`, which listens to `pageshow` too.
  window.addEventListener('beforeunload', setUnloading);
  window.addEventListener('pageshow', setUnloading);

  function check() {
    const member = readMemberSummary(document.cookie);
    const isOther = drawn.some((one) => one?.memberNumber !== member?.memberNumber);
    if (showsData && isOther) {
      const isTyped = member === undefined && hasEditedForm();
      if (!isUnloading && !isTyped) location.reload();
      return;
    }
    const text = JSON.stringify(member);
    slots.forEach((slot, index) => {
      if (JSON.stringify(drawn[index]) !== text) outdated(slot);
    });
  }
  check();
  return onMemberChange(check);
}

function memberIn(slot: HTMLElement): { readonly memberNumber?: string } | undefined {
  return JSON.parse(slot.nextElementSibling?.textContent ?? '{}').member;
}
