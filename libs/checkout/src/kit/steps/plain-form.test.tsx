// @vitest-environment jsdom

import type { ClubConfig } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { checkAnswers, pressedRows } from '@jalon/forms/kit/rules';
import { handleFormPost } from '@jalon/forms/server';
import { I18nProvider } from '@jalon/i18n/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { GiftStep } from '../../gift/gift-step.tsx';
import { ChangedMembersStep } from '../../modify/changed-members-step.tsx';
import { ModifyStep } from '../../modify/modify-step.tsx';
import { RegistrationStep } from '../../register/registration-step.tsx';
import {
  sampleAgreements,
  sampleClub,
  sampleData,
  sampleQuote,
  sampleSettings,
} from '../../testing/sample-checkout.ts';
import { checkoutFields } from '../checkout-post.ts';
import { answersOf } from '../flow-answers.ts';
import { type FlowName, type FlowStep, flowNames, flowSteps } from '../flow-progress.ts';
import { stepForm } from '../step-schemas.ts';
import { PaymentStep } from './payment/payment-step.tsx';
import { AdditionalMembersStep } from './people/additional-members-step.tsx';
import { AddressStep } from './people/address-step.tsx';
import { ReviewStep } from './review/review-step.tsx';

const action = '/fr/adhesion';

/** The form of a step as the server renders it. */
function served(
  flow: FlowName,
  step: FlowStep,
  given: object = {},
  club: ClubConfig = sampleClub,
): HTMLFormElement {
  const props = { flow, action, values: answersOf(sampleData[flow], step), ...given };
  const forms: Record<FlowStep, () => ReactNode> = {
    registration: () => {
      if (flow === 'gift-a-membership') return <GiftStep {...props} />;
      if (flow === 'register') return <RegistrationStep {...props} />;
      return <ModifyStep {...props} memberships={[{ codeOptionAdhesion: 'PLUS', name: 'Plus' }]} />;
    },
    addMember: () =>
      flow === 'modify-my-membership' ? (
        <ChangedMembersStep
          presentMembers={[{ memberNumber: '1000000025', name: 'Léo', surname: 'Côté' }]}
          {...props}
        />
      ) : (
        <AdditionalMembersStep {...props} />
      ),
    address: () => <AddressStep {...props} />,
    payment: () => (
      <PaymentStep
        {...props}
        quotes={{ annual: { ...sampleQuote, clubDollars: { available: 5_000, maximum: 5_000 } } }}
        settings={sampleSettings}
      />
    ),
    review: () => (
      <ReviewStep
        {...props}
        data={sampleData[flow]}
        quote={sampleQuote}
        agreements={sampleAgreements('fr', { data: sampleData[flow], quote: sampleQuote })}
      />
    ),
  };
  document.body.innerHTML = renderToString(
    <I18nProvider locale="fr">
      <ClubProvider club={club}>{forms[step]()}</ClubProvider>
    </I18nProvider>,
  );
  const form = document.querySelector('form');
  if (!form) throw new Error(`The step ${step} has no form`);
  return form;
}

afterEach(() => document.body.replaceChildren());

describe.each(flowNames)('without a script, each step of %s', (flow) => {
  it.each(flowSteps[flow] as readonly FlowStep[])('%s posts what was answered before', async (step) => {
    const form = served(flow, step);
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe(action);
    if (step === 'review') {
      form.querySelector<HTMLInputElement>('[name=contractAccepted]')?.click();
      expect(new FormData(form).get(checkoutFields.quote)).toBe(sampleQuote.id);
      // A card needs none.
      expect(form.elements.namedItem('mandateAccepted')).toBeNull();
    }
    const definition = stepForm(flow, step);
    let posted: unknown;
    const result = await handleFormPost(definition, new FormData(form), {
      locale: 'fr',
      onSubmit: async (values) => {
        posted = values;
        return undefined;
      },
    });
    expect(result).toMatchObject({ status: 'success' });
    const answers = answersOf(sampleData[flow], step);
    const isGift = step === 'payment' && flow === 'gift-a-membership';
    const { values } = checkAnswers(definition, { ...answers, ...(isGift && { renewalSelected: false }) });
    if (step !== 'review') expect(posted).toEqual(values);
  });

  it.each(flowSteps[flow] as readonly FlowStep[])('%s shows a post that was refused', (step) => {
    const values = { firstName: 'Zoé9' };
    const form = served(flow, step, {
      posted: { errors: { generic: 'tryAgainLater' }, values, idempotencyKey: 'key-0123456789abcdef' },
    });
    expect(form.querySelector('[role=alert] li')).not.toBeNull();
    const name = form.querySelector<HTMLInputElement>('[name=firstName]');
    if (name) expect(name.value).toBe('Zoé9');
  });
});

it.each(flowNames)('the first step of %s says above its button why data is collected', (flow) => {
  const [first] = flowSteps[flow];
  const form = served(flow, first, { notice: <p id="notice">Nous utilisons ces renseignements</p> });
  const [notice, button] = form.querySelectorAll('#notice, [type="submit"]:not([name])');
  expect([notice?.id, button?.tagName]).toEqual(['notice', 'BUTTON']);
});

describe('the box for automatic renewal', () => {
  const isChecked = (club: ClubConfig, values: object) => {
    const form = served('register', 'payment', { values }, club);
    return form.querySelector<HTMLInputElement>('[name=renewalSelected]')?.checked;
  };
  const unchecked = { ...sampleClub, checkout: { ...sampleClub.checkout, renewalBox: 'unchecked' as const } };

  it('is checked by default, and left to the buyer where the club says so', () => {
    expect(isChecked(sampleClub, {})).toBe(true);
    expect(isChecked(unchecked, {})).toBe(false);
  });

  it('is said to be unchecked only where it is checked', () => {
    expect(served('register', 'payment', { values: {} }).textContent).toContain('Décochez la case');
    const form = served('register', 'payment', { values: {} }, unchecked);
    expect(form.textContent).toContain('De 90 à 60');
    expect(form.textContent).not.toContain('Décochez');
  });

  it('keeps what the buyer chose', () => {
    expect(isChecked(sampleClub, { renewalSelected: false })).toBe(false);
    expect(isChecked(unchecked, { renewalSelected: true })).toBe(true);
  });
});

it('without a script no field of a card is in the page, and its place is named for each method', () => {
  const form = served('register', 'payment');
  expect(form.querySelector('iframe, [name*=card], [autocomplete^=cc]')).toBeNull();
  expect(form.textContent).toContain('Votre carte ou votre compte');
});

it('an associate member’s price is known before one is added; until then no field is required', () => {
  const prices = { additionalMember: 6_000 };
  const step = (values: object) => served('register', 'addMember', { prices, values }).textContent;
  expect(step({ additionalMembers: [] })).toContain('Un membre associé coûte 60,00$ par année, avant taxes.');
  expect(step({ additionalMembers: [] })).not.toContain('Tous les champs sont obligatoires');
  expect(step({ additionalMembers: [{ firstName: 'Léo' }] })).toContain('Tous les champs sont obligatoires');
});

describe('the buttons that add and remove a member without a script', () => {
  const definition = stepForm('register', 'addMember');
  const press = (button: 'add' | 'remove', value = '') => {
    const post = new FormData(served('register', 'addMember'));
    post.set(`additionalMembers.${button}`, value);
    return pressedRows(definition.schema, post);
  };
  const names = (answers: ReturnType<typeof press>) =>
    (answers?.additionalMembers as { firstName?: string }[] | undefined)?.map(({ firstName }) => firstName);

  it('post the form with a row more, or less, and keep what was typed', () => {
    expect(names(press('add'))).toEqual(['Léo', '']);
    expect(names(press('remove', '0'))).toEqual([]);
    expect(names(press('remove', '7'))).toEqual(['Léo']);
  });

  it('says how to write an amount of club dollars', () => {
    served('register', 'payment', { errors: { montantDollarsCAAUtilise: 'invalidAmount' } });
    expect(document.body).toHaveTextContent('Veuillez entrer un montant en dollars, par exemple 12,50');
  });

  it('offer no more members than a membership can have, with the present ones', () => {
    const presentMembers = Array.from({ length: 5 }, (_, index) => ({
      memberNumber: `100000002${index}`,
      name: 'Léo',
      surname: 'Côté',
    }));
    const errors = { addedMembers: 'tooMany' };
    const form = served('modify-my-membership', 'addMember', { presentMembers, errors });
    expect(form.querySelector('[name="addedMembers.add"]')).toBeNull();
    expect(form.textContent).toContain('six membres associés au maximum, y compris');
  });

  it('are in the page, and another button does not post them', () => {
    const form = served('register', 'addMember');
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[formnovalidate]')];
    expect(buttons.map(({ name, value }) => [name, value])).toEqual([
      ['additionalMembers.remove', '0'],
      ['additionalMembers.add', ''],
    ]);
    expect(pressedRows(definition.schema, new FormData(form))).toBeUndefined();
  });
});
