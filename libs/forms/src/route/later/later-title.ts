import { translator } from '@jalon/i18n';
import type { LaterView } from '../view/later-view.ts';
import { laterMessages } from './later.messages.ts';

const titles = {
  kept: 'keptTitle',
  sent: 'sentTitle',
  gone: 'goneTitle',
  ready: 'readyTitle',
  over: 'overTitle',
  away: 'awayTitle',
} as const satisfies Record<LaterView['state'], string>;

/** The title of a page of a form that is finished later. */
export function laterTitle({ state, locale }: LaterView): string {
  return translator(laterMessages, { locale })(titles[state]);
}
