import { type Locale, translator } from '@jalon/i18n';
import type { FlowName } from '../kit/flow-progress.ts';
import { viewMessages } from './view.messages.ts';

/** The name of a flow, such as “Become a member”. */
export function flowTitle(flow: FlowName, locale: Locale): string {
  return translator(viewMessages, { locale })(`flow-${flow}`);
}
