// @vitest-environment jsdom
import type { FromPaymentFields, PaymentSettings } from '@jalon/api-client/contract';
import { mockCard } from '@jalon/api-client/msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsTimeout } from './payment-port.ts';
import { mountSandboxFields } from './sandbox-fields.ts';

const origin = 'http://gateway.example:3002';
const settings: PaymentSettings = { gateway: 'sandbox', methods: ['card', 'bank'], origin };

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

function mount(method: 'card' | 'bank' = 'card') {
  const onState = vi.fn();
  const fields = mountSandboxFields(document.body, {
    settings,
    method,
    locale: 'fr',
    title: 'Votre carte',
    onState,
  });
  const frame = document.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame');
  const post = vi.spyOn(frame.contentWindow, 'postMessage').mockReturnValue();
  const say = (
    data: FromPaymentFields | object,
    from = origin,
    source: MessageEventSource | null = frame.contentWindow,
  ) => window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
  const requestId = () => (post.mock.lastCall?.[0] as { requestId?: string } | undefined)?.requestId ?? '';
  return { fields, frame, onState, post, say, requestId };
}

it('shows the gateway’s own page, named for a screen reader, and as high as its fields', () => {
  const { frame, say, onState } = mount('bank');
  const url = new URL(frame.src);
  expect(url.origin + url.pathname).toBe(`${origin}/fields`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    method: 'bank',
    locale: 'fr',
    parent: window.location.origin,
  });
  expect(frame.title).toBe('Votre carte');
  say({ type: 'jalon-fields:ready' });
  say({ type: 'jalon-fields:height', height: 312 });
  expect(onState.mock.calls).toEqual([['ready']]);
  expect(frame.height).toBe('312');
});

it('gives the fields the look of the page once they are ready, and only to the gateway', () => {
  document.documentElement.style.setProperty('--jalon-color-text', '#123456');
  document.documentElement.style.setProperty('--jalon-color-action', '#654321');
  document.body.style.fontSize = '18px';
  document.body.style.setProperty('color-scheme', 'light dark');
  const { say, post } = mount();
  expect(post).not.toHaveBeenCalled();
  say({ type: 'jalon-fields:ready' });
  expect(post).toHaveBeenCalledExactlyOnceWith(
    {
      type: 'jalon-fields:look',
      variables: { '--jalon-color-text': '#123456', '--jalon-size-text': '18px' },
      colorScheme: 'light dark',
    },
    origin,
  );
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
});

it('says at once that the gateway refuses the page, and its developer why', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { onState, say } = mount();
  const reason = 'Add http://localhost:3000 to ALLOWED_ORIGINS';
  say({ type: 'jalon-fields:refused', reason }, 'https://evil.example');
  expect(onState).not.toHaveBeenCalled();
  say({ type: 'jalon-fields:refused', reason });
  expect(error.mock.calls).toEqual([[reason]]);
  vi.advanceTimersByTime(fieldsTimeout);
  expect(onState.mock.calls).toEqual([['failed']]);
  error.mockRestore();
});

it('says that the fields could not be loaded, once they are late', () => {
  const { onState } = mount();
  vi.advanceTimersByTime(fieldsTimeout);
  expect(onState.mock.calls).toEqual([['failed']]);
});

describe('a token', () => {
  it('is asked for and given back, with the request’s own id', async () => {
    const { fields, say, post, requestId } = mount();
    say({ type: 'jalon-fields:ready' });
    const answer = fields.tokenise();
    expect(post).toHaveBeenLastCalledWith({ type: 'jalon-fields:tokenise', requestId: requestId() }, origin);
    say({
      type: 'jalon-fields:tokenised',
      requestId: 'another',
      payment: { ...mockCard, token: 'tok_another' },
    });
    say({ type: 'jalon-fields:tokenised', requestId: requestId(), payment: mockCard });
    expect(await answer).toEqual({ status: 'tokenised', payment: mockCard });
  });

  it.each(['invalid', 'failed'] as const)('is not given when the fields are %s', async (status) => {
    const { fields, say, requestId } = mount();
    say({ type: 'jalon-fields:ready' });
    const answer = fields.tokenise();
    say({ type: `jalon-fields:${status}`, requestId: requestId(), fields: ['number'] });
    expect(await answer).toEqual({ status });
  });

  it('is not taken from another page, another frame, or in another shape', async () => {
    const { fields, say, requestId } = mount();
    say({ type: 'jalon-fields:ready' });
    const answer = fields.tokenise();
    const forged = { type: 'jalon-fields:tokenised', requestId: requestId(), payment: mockCard };
    say(forged, 'http://elsewhere.example');
    say(forged, origin, window);
    say({ ...forged, payment: { ...mockCard, cardNumber: '4242424242424242' } });
    vi.advanceTimersByTime(fieldsTimeout);
    expect(await answer).toEqual({ status: 'failed' });
  });

  it('is not waited for before the fields are ready, or after they are gone', async () => {
    const { fields, say, frame } = mount();
    expect(await fields.tokenise()).toEqual({ status: 'failed' });
    say({ type: 'jalon-fields:ready' });
    const answer = fields.tokenise();
    fields.unmount();
    expect(await answer).toEqual({ status: 'failed' });
    expect(frame.isConnected).toBe(false);
  });
});

it('moves the focus into the frame', () => {
  const { fields, frame, post } = mount();
  fields.focus();
  expect(document.activeElement).toBe(frame);
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'jalon-fields:focus' }, origin);
});
