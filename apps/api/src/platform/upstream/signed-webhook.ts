import { createHmac } from 'node:crypto';
import { DeliveryFailed } from '../outbox/event-handler.ts';
import { fetchUpstream } from './fetch-upstream.ts';

export interface WebhookReceiver {
  readonly url: string;
  /** Every secret signs, so that a receiver can change secrets at any time. */
  readonly secrets: readonly Buffer[];
}

/** The receiver wants no further calls (RFC 9110 §15.5.11, and Standard Webhooks). */
const gone = 410;

/**
 * Posts JSON, signed according to Standard Webhooks 1.0 (standardwebhooks.com). `id` is the same in every attempt.
 * @throws DeliveryFailed
 */
export async function postWebhook(
  { url, secrets }: WebhookReceiver,
  { id, body }: { readonly id: string; readonly body: object },
  signal: AbortSignal,
): Promise<void> {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = `${id}.${timestamp}.${text}`;
  let response: Response;
  try {
    response = await fetchUpstream('webhook', url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Jalon',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': secrets.map((secret) => sign(signed, secret)).join(' '),
      },
      body: text,
      // A redirect would send personal data to an address that is not configured.
      redirect: 'manual',
      signal,
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new DeliveryFailed('unreachable');
  }
  // Only the status is needed; an unread body would block the connection.
  await response.body?.cancel();
  if (!response.ok) {
    throw new DeliveryFailed(`webhook ${response.status}`, { final: response.status === gone });
  }
}

function sign(text: string, secret: Buffer): string {
  return `v1,${createHmac('sha256', secret).update(text).digest('base64')}`;
}
