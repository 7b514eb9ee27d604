import { createHmac } from 'node:crypto';
import { fetchUpstream } from '../../../platform/observability/upstream.ts';
import { type Channel, type Delivery, DeliveryFailed } from './channel.ts';
import type { WebhookSettings } from './delivery.settings.ts';

/** The receiver says that it wants nothing more (RFC 9110 §15.5.11, and Standard Webhooks). */
const gone = 410;

/** Posts submissions as JSON, signed as Standard Webhooks 1.0 says (standardwebhooks.com). */
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
          // It would take personal data to an address that nobody configured.
          redirect: 'manual',
          signal,
        });
      } catch (cause) {
        if (signal.aborted) throw cause;
        throw new DeliveryFailed('unreachable');
      }
      // The status says it all; what follows would keep the connection.
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

/** The same over every try. */
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
      // What a cookie said, and what a token proved.
      memberInfo: memberInfo ?? null,
      memberNumber: row.memberNumber,
      dueAt: row.dueAt?.toISOString() ?? null,
    },
  };
}
