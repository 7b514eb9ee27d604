import { postWebhook } from '../../../platform/upstream/signed-webhook.ts';
import type { Channel, Delivery } from './channel.ts';
import type { WebhookSettings } from './delivery.settings.ts';

/** Posts submissions as signed JSON. */
export function webhookChannel(receiver: WebhookSettings): Channel {
  return {
    deliver: (delivery, signal) =>
      postWebhook(receiver, { id: delivery.id, body: webhookBody(delivery) }, signal),
  };
}

/** The same in every attempt. */
function webhookBody({ submission: { row, values, userAgent, memberInfo } }: Delivery) {
  return {
    type: 'submission.created',
    timestamp: row.createdAt.toISOString(),
    data: {
      reference: row.reference,
      formID: row.formId,
      locale: row.locale,
      values,
      userAgent,
      // `memberInfo` comes from a cookie, `memberNumber` from a verified token.
      memberInfo: memberInfo ?? null,
      memberNumber: row.memberNumber,
      dueAt: row.dueAt?.toISOString() ?? null,
    },
  };
}
