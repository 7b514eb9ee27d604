import { checkAnswers, fieldNames } from '@jalon/forms/kit/rules';
import { describe, expect, it } from 'vitest';
import { addressStep } from '../kit/rules/member-fields.ts';
import { paymentStep, readClubDollars, reviewStep } from '../kit/rules/payment-step.ts';
import { registrationStep } from '../kit/rules/register.schema.ts';
import { sampleData } from '../testing/sample-checkout.ts';
import {
  answersOf,
  errorsOfStep,
  type FlowStep,
  fieldOfError,
  flowNames,
  flowSteps,
  orderDetails,
  orderDetailsOf,
  quoteRequestOf,
  stepForm,
  withAnswers,
} from './index.ts';

const today = '2026-11-23';

it.each(['register', 'gift-a-membership'] as const)('%s lists errors in the order of its page', (flow) => {
  const names = fieldNames(stepForm(flow, 'registration'));
  expect(names.indexOf('birthMonth')).toBeLessThan(names.indexOf('birthYear'));
});

describe.each(flowNames)('the flow %s', (flow) => {
  it('has an order for its answers, and the order is read again unchanged', () => {
    const schema = orderDetails(flow, { today });
    const details = schema.parse(orderDetailsOf(flow, sampleData[flow]));
    expect(schema.parse(structuredClone(details))).toEqual(details);
    expect(JSON.stringify(details)).not.toMatch(/termSelected|cardToken/);
  });

  it('asks for the first step that is not answered', () => {
    const steps: readonly FlowStep[] = flowSteps[flow];
    let data = {};
    for (const step of steps) {
      const open = steps.find((one) => one !== 'review' && errorsOfStep(flow, one, data));
      expect(open ?? 'review').toBe(step);
      if (step === 'review') continue;
      const { values } = checkAnswers(stepForm(flow, step), answersOf(sampleData[flow], step));
      expect(values, step).toBeDefined();
      data = withAnswers(data, step, values ?? {});
    }
    const details = orderDetails(flow).parse(orderDetailsOf(flow, data));
    expect(details).toEqual(orderDetails(flow).parse(orderDetailsOf(flow, sampleData[flow])));
  });
});

describe('a card number', () => {
  const number = '4242 4242 4242 4242';

  it.each(
    flowNames.flatMap((flow) =>
      (flowSteps[flow] as readonly FlowStep[]).flatMap((step) => {
        const { values } = checkAnswers(stepForm(flow, step), answersOf(sampleData[flow], step));
        return textPaths(values).map((path) => ({ flow, step, path }));
      }),
    ),
  )('typed in $path of $flow is refused', ({ flow, step, path }) => {
    const answers = withText(answersOf(sampleData[flow], step), path.split('.'), number);
    const { errors } = checkAnswers(stepForm(flow, step, { today }), answers as object);
    expect(Object.keys(errors ?? {})).toContain(path);
  });

  it('is named at a field for free text, and in an order', () => {
    const answers = { ...sampleData.register.step3, unit: number };
    expect(checkAnswers(stepForm('register', 'address'), answers).errors).toEqual({ unit: 'cardNumber' });
    expect(checkAnswers(stepForm('register', 'address'), { unit: number }).errors).toMatchObject({
      unit: 'cardNumber',
      city: 'required',
    });
    const details = { ...orderDetailsOf('register', sampleData.register), address: answers };
    const { error } = orderDetails('register').safeParse(details);
    expect(error?.issues).toMatchObject([{ path: ['address', 'unit'], message: 'cardNumber' }]);
  });

  it('is not what a member number with the prefix of its club is', () => {
    // The whole number has a valid check digit.
    const memberNumber = '620 285 1000000017';
    const errorsWith = (memberPrefix?: string) =>
      checkAnswers(stepForm('register', 'registration', { memberPrefix }), {
        ...answersOf(sampleData.register, 'registration'),
        stepCodes: { noMembreRecommande: memberNumber },
      }).errors;
    expect(errorsWith()).toEqual({ 'stepCodes.noMembreRecommande': 'cardNumber' });
    expect(errorsWith('620 285')).toBeUndefined();
  });
});

/** The paths of the texts in the answers of a step. */
function textPaths(answers: unknown, path: readonly string[] = []): string[] {
  if (typeof answers === 'string') return [path.join('.')];
  if (typeof answers !== 'object' || answers === null) return [];
  return Object.entries(answers).flatMap(([name, inner]) => textPaths(inner, [...path, name]));
}

/** The same answers with another text at a path. */
function withText(answers: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const copy = structuredClone(answers) as Record<string, unknown>;
  copy[name] = withText(copy[name], rest, text);
  return copy;
}

describe('names are sanitised letter for letter', () => {
  it.each([
    ['Lætitia', 'Laetitia', 'Laetitia'],
    ['ÆSA', 'AESA', 'AESA'],
    ['Cœur', 'Cceur', 'Coeur'],
    ['Œdipe', 'CEdipe', 'OEdipe'],
    ['O´Brien', "O'Brien", "O'Brien"],
    ['Marie-Ève d’Or', 'Marie-Ève d’Or', 'Marie-Ève d’Or'],
    ['St. Pierre', 'St Pierre', 'St Pierre'],
  ])('%s is %s, or %s with the French ligature', (typed, ce, oe) => {
    const read = (ligatures: 'ce' | 'oe') => registrationStep({ ligatures }).shape.firstName.parse(typed);
    expect([read('ce'), read('oe')]).toEqual([ce, oe]);
  });

  it.each(['Zoé2', 'Zoé_', 'Zoé@'])('%s is refused, as a browser without a script sends it', (typed) => {
    const { error } = registrationStep().shape.firstName.safeParse(typed);
    expect(error?.issues[0]?.message).toBe('nameOnly');
  });

  it('keeps digits in an address only', () => {
    const { shape } = addressStep();
    expect(shape.address.parse('455, 3e Avenue')).toBe('455 3e Avenue');
    expect(shape.city.safeParse('Québec 3').success).toBe(false);
    expect(shape.postalCode.parse('g1l 2w2')).toBe('G1L2W2');
  });
});

it.each([
  ['1984', true],
  ['2010', true],
  ['84', false],
  ['19845', false],
  ['1799', false],
  ['1899', false],
  ['1900', true],
  [String(new Date().getFullYear()), true],
  [String(new Date().getFullYear() + 1), false],
  ['2090', false],
  ['1984a', false],
])('takes the birth year %s: %s', (year, taken) => {
  expect(registrationStep().shape.birthYear.safeParse(year).success).toBe(taken);
});

it.each([
  ['12.509', 1250],
  ['-12,50$', 1250],
  ['\u221212,5\u00a0$', 1250],
  ['$1 000', 100_000],
  ['', 0],
  [',75', 75],
  ['abc', Number.NaN],
  ['1.2.3', Number.NaN],
])('reads %j club dollars as %d cents', (typed, cents) => {
  expect(readClubDollars(typed)).toBe(cents);
});

it('takes club dollars as they were read before', () => {
  expect(paymentStep().shape.montantDollarsCAAUtilise.parse(1250)).toBe(1250);
});

it.each([
  ['abc', 'invalidAmount'],
  ['200000', 'amountTooLarge'],
])('refuses %j club dollars by the rule for money: %s', (typed, key) => {
  const { error } = paymentStep().shape.montantDollarsCAAUtilise.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([key]);
});

describe('a gift', () => {
  const { step1 } = sampleData['gift-a-membership'];
  const errors = (gift: Record<string, string>, email: string) =>
    errorsOfStep(
      'gift-a-membership',
      'registration',
      { step1: { ...step1, email, gift: { ...step1?.gift, ...gift } as never } },
      { today },
    );

  it('that is emailed needs the address of its recipient; a printed one does not', () => {
    expect(errors({ delivery: 'email' }, '')).toEqual({ email: 'required' });
    expect(errors({ delivery: 'print' }, '')).toBeUndefined();
    const order = orderDetailsOf('gift-a-membership', {
      ...sampleData['gift-a-membership'],
      step1: { ...step1, email: '' },
    });
    expect(orderDetails('gift-a-membership').safeParse(order).error?.issues[0]?.path).toEqual([
      'registration',
      'email',
    ]);
  });

  it.each([
    ['', undefined],
    ['2026-12-24', undefined],
    ['2026-02-30', 'invalidDate'],
    ['demain', 'invalidDate'],
    ['2028-01-01', 'dateTooFar'],
  ])('can be sent on %j: %s', (sendOn, error) => {
    expect(errors({ sendOn }, 'zoe@example.org')?.['gift.sendOn']).toBe(error);
  });
});

describe('the review', () => {
  const errors = (locale: 'fr' | 'en', paymentSelected: 'card' | 'bank') =>
    Object.keys(checkAnswers({ schema: reviewStep({ locale, paymentSelected }) }, {}).errors ?? {});

  it('asks for the contract; for the mandate with a bank account; for the choice of English in English', () => {
    expect(errors('fr', 'card')).toEqual(['contractAccepted']);
    expect(errors('fr', 'bank')).toEqual(['contractAccepted', 'mandateAccepted']);
    expect(errors('en', 'card')).toEqual(['englishChosen', 'contractAccepted']);
  });
});

it('asks for a price with nothing that identifies a person', () => {
  expect(quoteRequestOf('register', sampleData.register)).toEqual({
    flow: 'register',
    codeOptionAdhesion: 'PLUS',
    termSelected: 'annual',
    indOptionVR: true,
    additionalMembers: [{ indOptionVR: false }],
    noMembreRecommande: '1000000017',
    montantDollarsCAAUtilise: 0,
  });
  expect(quoteRequestOf('register', {})).toBeUndefined();
  const withType = { step1: { membership: { codeOptionAdhesion: 'PREM' } } };
  expect(quoteRequestOf('renewal', withType)?.codeOptionAdhesion).toBeUndefined();
  expect(quoteRequestOf('renewal', { promoCodeFromUrlParams: 'ROUTE25' })?.promoCode).toBe('ROUTE25');
});

it.each([
  ['details.registration.email', 'registration', 'email'],
  ['details.address.postalCode', 'address', 'postalCode'],
  ['details.additionalMembers.1.firstName', 'addMember', 'additionalMembers.1.firstName'],
  ['details.gift.sendOn', 'registration', 'gift.sendOn'],
  ['details.stepCodes.noMembreRecommande', 'registration', 'stepCodes.noMembreRecommande'],
  ['noMembreRecommande', 'registration', 'stepCodes.noMembreRecommande'],
  ['promoCode', 'payment', 'promoCode'],
  ['montantDollarsCAAUtilise', 'payment', 'montantDollarsCAAUtilise'],
  ['modifiedMembers.0.memberNumber', 'addMember', 'modifiedMembers.0.memberNumber'],
  ['quoteId', 'review', 'generic'],
])('the error of %s is corrected in the step %s at %s', (name, step, field) => {
  expect(fieldOfError(name)).toEqual({ step, field });
});

it('says which answers of an order are missing, by the names of the contract', () => {
  const { error } = orderDetails('register').safeParse(orderDetailsOf('register', { step1: {} }));
  const names = error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(names).toContain('registration.email');
  expect(names).toContain('address');
  expect(names.map((name) => fieldOfError(`details.${name}`).step as FlowStep)).not.toContain('review');
});
