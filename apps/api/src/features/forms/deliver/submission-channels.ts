import type { SiteForm } from '@jalon/forms/schemas';
import type { ChannelName } from '../store/submission-events.ts';
import type { DeliverySettings } from './delivery.settings.ts';
import { typedEmail } from './visitor.ts';

/** The channels of a submission: at least one. */
export function channelsFor(
  { mail, webhook }: DeliverySettings,
  form: Pick<SiteForm, 'schema'>,
  values: Readonly<Record<string, string>>,
  formerEmail = '',
): readonly ChannelName[] {
  if (!mail && !webhook) return ['mailbox'];
  return [
    ...(mail ? (['mail'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
    ...(mail && typedEmail(form, values) ? (['acknowledgement'] as const) : []),
    ...(mail && formerEmail ? (['change-notice'] as const) : []),
  ];
}
