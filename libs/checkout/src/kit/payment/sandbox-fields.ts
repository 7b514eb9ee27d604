import {
  fromPaymentFields,
  type PaymentFieldsQuery,
  paymentFieldsPath,
  type ToPaymentFields,
} from '@jalon/api-client/contract';
import { fontOf, lookOf } from './page-look.ts';
import { fieldsTimeout, type MountFields, type Tokenised } from './payment-port.ts';

/**
 * The approximate height of the frame until it reports its own, which a browser delays until the frame is near the
 * viewport. On a phone the fields are in one column.
 */
const firstHeight = (width: number) => (width < 400 ? 475 : 310);

/** The fields of the sandbox gateway, in a frame of its own origin. */
export const mountSandboxFields: MountFields = (container, { settings, method, locale, title, onState }) => {
  const { origin } = new URL(settings.origin);
  const query: PaymentFieldsQuery = { method, locale, parent: window.location.origin };
  const frame = document.createElement('iframe');
  frame.src = `${origin}${paymentFieldsPath}?${new URLSearchParams(query)}`;
  frame.title = title;
  frame.height = String(firstHeight(container.clientWidth));
  let isReady = false;
  const waiting = new Map<string, (answer: Tokenised) => void>();
  const late = setTimeout(() => onState('failed'), fieldsTimeout);

  function onMessage({ origin: from, source, data }: MessageEvent) {
    if (from !== origin || source !== frame.contentWindow) return;
    const message = fromPaymentFields.safeParse(data).data;
    switch (message?.type) {
      case 'jalon-fields:ready':
        isReady = true;
        clearTimeout(late);
        send({ type: 'jalon-fields:look', ...lookOf(container) });
        void fontOf(container).then((font) => font && send({ type: 'jalon-fields:look', font }));
        return onState('ready');
      case 'jalon-fields:refused':
        clearTimeout(late);
        console.error(message.reason);
        return onState('failed');
      case 'jalon-fields:height':
        frame.height = String(message.height);
        return;
      case 'jalon-fields:tokenised':
        return settle(message.requestId, { status: 'tokenised', payment: message.payment });
      case 'jalon-fields:invalid':
        return settle(message.requestId, { status: 'invalid' });
      case 'jalon-fields:failed':
        return settle(message.requestId, { status: 'failed' });
    }
  }

  function settle(requestId: string, answer: Tokenised) {
    waiting.get(requestId)?.(answer);
    waiting.delete(requestId);
  }

  function send(message: ToPaymentFields) {
    frame.contentWindow?.postMessage(message, origin);
  }

  window.addEventListener('message', onMessage);
  container.append(frame);

  return {
    tokenise() {
      if (!isReady) return Promise.resolve({ status: 'failed' });
      const requestId = crypto.getRandomValues(new Uint32Array(2)).join('-');
      return new Promise((resolve) => {
        waiting.set(requestId, resolve);
        send({ type: 'jalon-fields:tokenise', requestId });
        setTimeout(() => settle(requestId, { status: 'failed' }), fieldsTimeout);
      });
    },
    focus() {
      frame.focus();
      send({ type: 'jalon-fields:focus' });
    },
    unmount() {
      clearTimeout(late);
      window.removeEventListener('message', onMessage);
      for (const requestId of waiting.keys()) settle(requestId, { status: 'failed' });
      frame.remove();
    },
  };
};
