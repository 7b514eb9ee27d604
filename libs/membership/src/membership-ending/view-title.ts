import { translator } from '@jalon/i18n';
import type { MembershipEndingView } from './ending-view.ts';
import { membershipEndingMessages } from './membership-ending.messages.ts';

/** The title of the document; it says first when a post was rejected. */
export function endingTitle(view: MembershipEndingView): string {
  const t = translator(membershipEndingMessages, { locale: view.locale });
  switch (view.kind) {
    case 'ask':
      return t(view.rejected ? 'askErrorTitle' : 'askTitle');
    case 'linkSent':
      return t('sentTitle');
    case 'ready':
      if (view.ending.kind === 'gift') return t(view.problem ? 'readyGiftErrorTitle' : 'readyGiftTitle');
      return t(view.problem ? 'readyErrorTitle' : 'readyTitle');
    case 'ended':
      return t(view.ending.kind === 'gift' ? 'endedGiftTitle' : 'endedTitle');
    case 'nothing':
      return t(`nothing-${view.reason}-title`);
  }
}
