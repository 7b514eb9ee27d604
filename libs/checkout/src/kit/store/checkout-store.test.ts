import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StateStorage } from 'zustand/middleware';
import { sampleData } from '../../testing/sample-checkout.ts';
import { answersOf, withAnswers } from '../flow-answers.ts';
import { type FlowStep, flowNames, flowSteps } from '../flow-progress.ts';
import { hasCardNumber } from '../rules/card-numbers.ts';
import { appStorageName, createCheckoutStore } from './checkout-store.ts';
import { stripSecrets } from './strip-secrets.ts';

function memory(entries: Record<string, string> = {}): StateStorage & { text: () => string } {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    text: () => [...kept.values()].join('\n'),
  };
}

const storeIn = (storage: StateStorage) => createCheckoutStore({ storage: () => storage });

describe('the data kept in the browser', () => {
  it('is read again by the next page, under the names that a host may rely on', async () => {
    const storage = memory();
    const store = storeIn(storage);
    for (const flow of flowNames) {
      for (const step of flowSteps[flow] as readonly FlowStep[]) {
        store.getState().change(flow, (data) => withAnswers(data, step, answersOf(sampleData[flow], step)));
      }
    }
    const next = storeIn(storage);
    expect(next.getState()).toMatchObject({ isLoaded: false, flows: { register: {} } });
    await next.persist.rehydrate();
    const { flows, isLoaded } = next.getState();
    expect(isLoaded).toBe(true);
    expect(flows.register).toEqual(sampleData.register);
    expect(flows.gift.step1?.gift?.message).toBe('Bonne route !');
    expect(flows.modify.step2?.modifiedMembers).toEqual(
      sampleData['modify-my-membership'].step2?.modifiedMembers,
    );
    expect(JSON.parse(storage.text())).toMatchObject({
      version: 1,
      state: { register: { step3: { city: 'Québec' } } },
    });
  });

  it('ends thirty days after it was last changed', async () => {
    const storage = memory();
    const store = storeIn(storage);
    store.getState().change('register', () => ({ step3: { city: 'Laval' } }));
    const readAfter = async (days: number) => {
      vi.setSystemTime(Date.now() + days * 86_400_000);
      const next = storeIn(storage);
      await next.persist.rehydrate();
      return next.getState().flows.register;
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await readAfter(29)).toEqual({ step3: { city: 'Laval' } });
    expect(await readAfter(2)).toEqual({});
  });

  it('is flushed flow by flow', () => {
    const storage = memory();
    const { getState } = storeIn(storage);
    getState().change('register', () => ({ step3: { city: 'Laval' } }));
    getState().change('renewal', () => ({ stepPayment: { termSelected: 'monthly' } }));
    getState().reset('register');
    expect(storage.text()).not.toContain('Laval');
    expect(storage.text()).toContain('monthly');
  });
});

describe('what can’t be read or written never breaks a step', () => {
  const full: StateStorage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };

  it.each([
    ['full', () => full],
    ['blocked', blocked],
  ])('a storage that is %s: the page goes on with its own data', async (_state, storage) => {
    const store = createCheckoutStore({ storage });
    await store.persist.rehydrate();
    store.getState().change('register', () => ({ step3: { city: 'Laval' } }));
    expect(store.getState()).toMatchObject({
      isLoaded: true,
      flows: { register: { step3: { city: 'Laval' } } },
    });
  });

  it.each([
    '',
    'no JSON',
    '[]',
    '"text"',
    'null',
    '{"state":null}',
    '{"state":{"register":[1]},"version":9}',
  ])('%j in the storage counts as nothing', async (text) => {
    const storage = memory({ [appStorageName]: text });
    const store = storeIn(storage);
    await store.persist.rehydrate();
    expect(store.getState()).toMatchObject({ isLoaded: true, flows: { register: {}, renewal: {} } });
  });

  it('an answer from before the storage was read is kept where nothing was stored', async () => {
    const store = createCheckoutStore({ storage: blocked });
    store.getState().change('register', () => ({ step3: { city: 'Laval' } }));
    await store.persist.rehydrate();
    expect(store.getState().flows.register.step3?.city).toBe('Laval');
  });
});

describe('no number of a card or an account is ever written', () => {
  const numbers = [
    '4242424242424242',
    '4242 4242 4242 4242',
    '4000-0027-6000-3184',
    '378282246310005',
    '6304000000000000',
  ];

  it.each(numbers)('%s in every field that a visitor can type in', (number) => {
    const storage = memory();
    const { getState } = storeIn(storage);
    for (const flow of flowNames) {
      for (const step of flowSteps[flow] as readonly FlowStep[]) {
        const answers = withNumber(answersOf(sampleData[flow], step), number) as never;
        getState().change(flow, (data) => withAnswers(data, step, answers));
      }
    }
    expect(hasCardNumber(number)).toBe(true);
    expect(storage.text().match(/\d(?:[\s.-]?\d){12,}/g) ?? []).toEqual([]);
    expect(storage.text()).toContain('step1');
  });

  it.each([
    'cardNumber',
    'cardDate',
    'card_number',
    'cvc',
    'securityCode',
    'bank',
    'transit',
    'institution',
    'account',
  ])('%s, at any depth', (name) => {
    const storage = memory();
    const { getState } = storeIn(storage);
    const step4: object = { [name]: 'secret', inner: { [name]: { number: 'secret' } } };
    getState().change('register', () => ({ step4 }));
    expect(storage.text()).toContain('inner');
    expect(storage.text()).not.toContain('secret');
  });

  it('keeps phones, postal codes, years, member numbers and the ids of the gateway', () => {
    const kept = {
      phoneNumber: '4185550101',
      postalCode: 'G1L2W2',
      noMembreRecommande: '1000000017',
      cardToken: 'tok_4242424242424242',
      sendOn: '2026-12-24',
      expiryMonth: 4,
      text: '1234567890123',
    };
    expect(stripSecrets(kept)).toEqual(kept);
    expect(stripSecrets({ cardToken: '4242424242424242' })).toEqual({ cardToken: '' });
  });
});

/** The same answers with a number in every text. */
function withNumber(answers: unknown, number: string): unknown {
  if (typeof answers === 'string') return `${answers} ${number}`;
  if (Array.isArray(answers)) return answers.map((answer) => withNumber(answer, number));
  if (typeof answers !== 'object' || answers === null) return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, withNumber(answer, number)]),
  );
}
