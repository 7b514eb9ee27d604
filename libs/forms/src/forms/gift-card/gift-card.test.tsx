// @vitest-environment jsdom

import { defaultClub } from '@jalon/club';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import { inPage } from '../../testing/in-page.tsx';
import { control, servedForm } from '../../testing/server-page.ts';
import { checkClubDollars, giftCard } from './gift-card.schema.ts';
import { GiftCardForm } from './index.ts';

const partner = 'Librairies Bornes et Virgules';

it.each([
  [
    'fr',
    ['25,00$', '50,00$', '100,00$'],
    /ni remboursable, en dollars comme en dollars du club, ni échangeable/,
  ],
  [
    'en',
    ['$25.00', '$50.00', '$100.00'],
    /non-refundable, in dollars or in club dollars, and can’t be exchanged/,
  ],
] as const)('names its amounts in %s, and says that the card is final', (locale, amounts, conditions) => {
  const { form } = servedForm(inPage(<GiftCardForm />, locale));
  const buttons = [...form.querySelectorAll<HTMLInputElement>('[name=amount]')];
  expect(buttons.map(({ labels }) => labels?.[0]?.textContent)).toEqual(amounts);
  expect(form.textContent).toMatch(conditions);
  expect(control(form, 'subject')).toHaveValue('Demande de carte-cadeau');
});

it('shows again the total of a post, whose error leads to the amount', () => {
  const posted = {
    errors: { total: 'insufficientDollars' },
    values: { partner, amount: '50', quantity: '3', total: '' },
    idempotencyKey: '',
  };
  const { container, form } = servedForm(inPage(<GiftCardForm posted={posted} />));
  const total = control(form, 'total');
  expect(total).toHaveTextContent('$150.00');
  expect(total).toHaveAccessibleDescription(
    expect.stringContaining('Insufficient club dollars for the desired amount'),
  );
  expect(total.labels?.[0]).toHaveTextContent('Total');
  const [link] = container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]');
  expect(container.querySelector(String(link?.hash))).toHaveAttribute('name', 'amount');
});

describe('the total', () => {
  it.each([
    [{ amount: '25', quantity: '1' }, '25'],
    [{ amount: '50', quantity: '3' }, '150'],
    [{ amount: '100', quantity: '99', total: '1' }, '9900'],
    [{ amount: '25', quantity: '04' }, '100'],
  ])('of %j is %s, and a total that was sent is ignored', (answers, total) => {
    expect(checkAnswers(giftCard(), { partner, ...answers }).values).toMatchObject({ total });
  });

  it('takes no error of its own while something is missing', () => {
    expect(checkAnswers(giftCard(), { partner, quantity: '0', total: '75' }).errors).toEqual({
      amount: 'required',
      quantity: 'atLeastOne',
    });
    expect(checkAnswers(giftCard(), { partner, amount: '30', quantity: '1' }).errors).toEqual({
      amount: 'invalidChoice',
    });
  });

  it.each([
    ['25', 25, {}],
    ['25', 24.99, { total: 'insufficientDollars' }],
    ['100', 100.1, {}],
    ['50', 42.5, { total: 'insufficientDollars' }],
    ['25', null, { total: 'insufficientDollars' }],
    ['25', undefined, { total: 'insufficientDollars' }],
  ])('of %s dollars against a balance of %s answers %j', (total, balance, errors) => {
    expect(checkClubDollars(total, balance)).toEqual(errors);
  });
});

it('shows a club’s own partners and amounts', () => {
  const partners = [{ value: 'garage', label: { fr: 'Le Garage', en: 'The Garage' } }, { value: 'Auberge' }];
  const club = { ...defaultClub, giftCard: { partners, amounts: [10] } };
  const { form } = servedForm(inPage(<GiftCardForm />, 'fr', club));
  const options = [...form.querySelectorAll('option')].slice(1);
  expect(options.map(({ text }) => text)).toEqual(['Le Garage', 'Auberge']);
  const amounts = [...form.querySelectorAll<HTMLInputElement>('[type=radio]')];
  expect(amounts.map(({ value }) => value)).toEqual(['10']);
  const answers = { partner: 'Auberge', amount: '10', quantity: '1' };
  expect(checkAnswers(giftCard(club.giftCard), answers).errors).toBeUndefined();
});
