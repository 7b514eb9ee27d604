// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { DidomiApi } from '../choice/didomi-api.ts';
import { closeDataLayer } from './data-layer.ts';
import { paymentPageName } from './payment-page-name.ts';
import { guardTagManager } from './tag-manager-gate.ts';

const startTagManager = vi.fn();
const updateConsent = vi.fn();
/** Resolves or rejects the import of the tag manager’s module. */
const load = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.clearAllMocks();
  // For each test, because a loaded module is kept.
  vi.doMock('./tag-manager.ts', async () => {
    await load();
    return { startTagManager, updateConsent };
  });
  onTestFinished(() => {
    closeDataLayer();
    delete window.didomiOnReady;
    delete window.didomiEventListeners;
    vi.unstubAllGlobals();
  });
});

/** A page with the gate. Returns a function that makes a choice. */
function openPage() {
  let accepts = false;
  const didomi = {
    getUserConsentStatusForVendor: () => accepts,
    getUserConsentStatus: () => accepts,
  } as unknown as DidomiApi;
  const tagManager = { id: 'GTM-TEST', origin: 'https://tags.example' };
  const settings = {
    purposes: ['audience'],
    notice: 20_261_123,
    environment: 'test',
    memberNumberPrefix: '',
  };
  guardTagManager({ ...settings, purposes: ['audience'], tagManager }, () => undefined);
  const listeners = window.didomiOnReady as unknown as ((api: DidomiApi) => Promise<void>)[];
  return async (answer: 'accept' | 'refuse') => {
    accepts = answer === 'accept';
    await listeners[0]?.(didomi);
  };
}

it('starts no tag manager on a page that takes a payment', async () => {
  const meta = document.createElement('meta');
  meta.name = paymentPageName;
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  const choose = openPage();
  await choose('accept');
  expect(load).not.toHaveBeenCalled();
  meta.remove();
  await choose('accept');
  expect(startTagManager).toHaveBeenCalledOnce();
});

it('starts the tag manager at the next choice after its module could not be loaded', async () => {
  const choose = openPage();
  load.mockRejectedValueOnce(new TypeError('No network'));
  await choose('accept');
  expect(startTagManager).not.toHaveBeenCalled();
  await choose('accept');
  expect(startTagManager).toHaveBeenCalledOnce();
  expect(updateConsent).not.toHaveBeenCalled();
  await choose('accept');
  expect(startTagManager).toHaveBeenCalledOnce();
  expect(updateConsent).toHaveBeenCalledExactlyOnceWith(['audience']);
});

it('starts the tag manager on the next page after its module could not be loaded', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const choose = openPage();
  load.mockRejectedValueOnce(new TypeError('No network'));
  await choose('accept');
  expect(startTagManager).not.toHaveBeenCalled();
  navigation.dispatchEvent(new Event('currententrychange'));
  await vi.waitFor(() => expect(startTagManager).toHaveBeenCalledOnce(), 5_000);
});

it('starts nothing if the visitor refuses while the module is loading', async () => {
  const choose = openPage();
  const loaded = Promise.withResolvers<undefined>();
  load.mockReturnValueOnce(loaded.promise);
  const accepted = choose('accept');
  await choose('refuse');
  loaded.resolve(undefined);
  await accepted;
  expect(startTagManager).not.toHaveBeenCalled();
});
