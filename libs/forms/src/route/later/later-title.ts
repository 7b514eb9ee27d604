import { translator } from '@jalon/i18n';
import type { LaterView } from '../view/later-view.ts';
import { laterMessages } from './later.messages.ts';

/** The title of a page of a form that is finished later. */
export function laterTitle({ state, locale }: LaterView): string {
  return translator(laterMessages, { locale })(`${state}Title`);
}
