import { describe, expect, it } from 'vitest';
import { withAddressChoices } from '../kit/address-choices.ts';
import { type FlowName, type FlowStep, flowSteps } from '../kit/flow-progress.ts';
import { sampleData } from '../testing/sample-checkout.ts';
import type { StepStates } from './cookies.ts';
import { firstOpenStep, landingStep } from './guard.ts';

const settings = { locale: 'fr', today: '2026-11-23' } as const;
const answers = sampleData.register;
const { step3: _, ...withoutAddress } = answers;

/** The states of a flow: `d` done, `i` idle, `-` not done. */
function states(flow: FlowName, letters: string): StepStates {
  const steps: readonly FlowStep[] = flowSteps[flow];
  const named = { d: 'done', i: 'idle', '-': 'not_done' } as const;
  return Object.fromEntries(
    steps.map((step, index) => [step, named[letters[index] as keyof typeof named] ?? 'not_done']),
  );
}

describe('a visitor who skips a step is sent to the first incomplete one', () => {
  it.each([
    ['nothing is answered', 'i----', {}, 'review', 'registration'],
    ['the cookie says less than the answers', 'di---', answers, 'review', 'addMember'],
    ['the cookie says more than the answers', 'ddddi', withoutAddress, 'review', 'address'],
    ['an answer is wrong', 'ddddi', { ...answers, step1: { firstName: 'Zoé' } }, 'payment', 'registration'],
    ['everything is answered', 'ddddi', answers, 'review', 'review'],
    ['an earlier step is asked for', 'ddddi', answers, 'address', 'address'],
    ['the step that is next is asked for', 'ddi--', withoutAddress, 'address', 'address'],
  ] as const)('%s', (_row, letters, data, asked, landing) => {
    const answered = { flow: 'register', answers: data, progress: states('register', letters) } as const;
    expect(landingStep(asked, answered, settings)).toBe(landing);
  });

  it('a flow without an address step goes on without one', () => {
    const progress = states('renewal', 'di');
    expect(firstOpenStep({ flow: 'renewal', answers, progress }, settings)).toBe('review');
  });
});

describe('the choices of an address', () => {
  it('are the type, the term and the promo code', () => {
    const query = new URLSearchParams('type=plus&term=monthly&promo=%20BIENVENUE%20');
    expect(withAddressChoices({}, query)).toEqual({
      step1: { membership: { codeOptionAdhesion: 'PLUS' } },
      stepPayment: { termSelected: 'monthly' },
      promoCodeFromUrlParams: 'BIENVENUE',
    });
  });

  it('change what was answered, and nothing else', () => {
    const changed = withAddressChoices(answers, new URLSearchParams('type=BASE'));
    expect(changed).toEqual({
      ...answers,
      step1: { ...answers.step1, membership: { codeOptionAdhesion: 'BASE' } },
    });
  });

  it.each(['', 'type=', 'type=%00&term=weekly&promo=', 'type=<script>'])(
    'that read %j change nothing',
    (query) => {
      expect(withAddressChoices(answers, new URLSearchParams(query))).toEqual(answers);
    },
  );
});
