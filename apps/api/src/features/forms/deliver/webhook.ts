import { createHmac } from 'node:crypto';
import { DeliveryFailed } from '../../../platform/outbox/event-handler.ts';
import { fetchUpstream } from '../../../platform/upstream/fetch-upstream.ts';
import type { Channel, Delivery } from './channel.ts';
import type { WebhookSettings } from './delivery.settings.ts';

/** The receiver wants no further calls (RFC 9110 §15.5.11, and Standard Webhooks). */
const gone = 410;

/** Posts submissions as JSON, signed according to Standard Webhooks 1.0 (standardwebhooks.com). */
export function webhookChannel({ url, secrets }: WebhookSettings): Channel {
  return {
    async deliver(delivery, signal) {
      const body = JSON.stringify(webhookBody(delivery));
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signed = `${delivery.id}.${timestamp}.${body}`;
      let response: Response;
      try {
        response = await fetchUpstream('webhook', url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Jalon',
            'webhook-id': delivery.id,
            'webhook-timestamp': timestamp,
            'webhook-signature': secrets.map((secret) => sign(signed, secret)).join(' '),
          },
          body,
          // A redirect would send personal data to an address that is not configured.
          redirect: 'manual',
          signal,
        });
      } catch (cause) {
        if (signal.aborted) throw cause;
        throw new DeliveryFailed('unreachable');
      }
      // Only the status is needed; an unread body would hold the connection.
      await response.body?.cancel();
      if (!response.ok) {
        throw new DeliveryFailed(`webhook ${response.status}`, { final: response.status === gone });
      }
    },
  };
}

function sign(text: string, secret: Buffer): string {
  return `v1,${createHmac('sha256', secret).update(text).digest('base64')}`;
}

/** Stays the same over every attempt. */
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
