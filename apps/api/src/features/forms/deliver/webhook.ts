import { postWebhook, type WebhookReceiver } from '../../../platform/upstream/signed-webhook.ts';
import type { Channel, DeliveredFiles, Delivery } from './channel.ts';

/** Posts submissions as signed JSON. */
export function webhookChannel(receiver: WebhookReceiver, files: Pick<DeliveredFiles, 'linkOf'>): Channel {
  return {
    deliver: (delivery, signal) =>
      postWebhook(receiver, { id: delivery.id, body: webhookBody(delivery, files) }, signal),
  };
}

/** The same in every attempt. */
function webhookBody(
  { submission: { row, values, userAgent, memberInfo, files = [] } }: Delivery,
  { linkOf }: Pick<DeliveredFiles, 'linkOf'>,
) {
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
      ...(files.length > 0 && {
        files: files.map(({ id, ...file }) => ({ ...file, url: linkOf(id, row.createdAt) })),
      }),
    },
  };
}
