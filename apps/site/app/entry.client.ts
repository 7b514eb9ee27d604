import { flushAnswers, submitLater } from '@jalon/checkout/browser';
import { startConsent } from '@jalon/consent/browser';
import { readClosedAlerts } from '@jalon/content/browser';
import { keepAnswers } from '@jalon/forms/keep-answers';
import { readMemberSummary } from '@jalon/membership/member';
import { readPanelRequest } from '@jalon/membership/sign-in';
import { markCurrentSection } from './document/mark-current-section.ts';
import { rememberLocale } from './document/remember-locale.ts';
import type { IslandName } from './islands/island.tsx';
import { wakeIslands } from './islands/wake-islands.ts';
import { followMember } from './visitor/follow-member.ts';

// The only script of a page until an island wakes.

startConsent({ memberNumber: () => readMemberSummary(document.cookie)?.memberNumber });

const wake = wakeIslands(async (slot) => (await import('./page-parts/load-island.ts')).loadIsland(slot));

function wakeFirst(name: IslandName) {
  const slot = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (slot) wake(slot);
}

document.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target : undefined;
  const link = pressed?.closest<HTMLAnchorElement>('a[hreflang]');
  if (link) {
    rememberLocale(link.hreflang);
    keepAnswers(event, link);
  }
  if (pressed?.closest('[data-print]')) window.print();
});
// State that the server does not have: the address opens the sign-in panel, or an alert was closed on another page.
if (readPanelRequest(new URL(location.href))) wakeFirst('header');
if (readClosedAlerts()) wakeFirst('alerts');
followMember(wake);
markCurrentSection();
flushAnswers();
submitLater();
