// @vitest-environment jsdom

import { defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from '../../kit/rules/form-definition.ts';
import { control, servedForm } from '../../testing/server-page.ts';
import { checkClubDollars, giftCard } from './gift-card.schema.ts';
import { GiftCardForm, type GiftCardFormProps } from './index.ts';

const key = '0b51c0de-0000-4000-8000-000000000000';
const partner = 'Librairies Bornes et Virgules';
const posted = {
  errors: { quantity: 'atLeastOne', total: 'insufficientDollars' },
  values: { partner, amount: '50', quantity: '3', total: '' },
  idempotencyKey: key,
};

function page(locale: Locale, props: GiftCardFormProps = { idempotencyKey: key }) {
  return (
    <I18nProvider locale={locale}>
      <GiftCardForm {...props} />
    </I18nProvider>
  );
}

/** The server-rendered page, before any script runs. */
const serverPage = (locale: Locale, props?: GiftCardFormProps) => servedForm(page(locale, props));

describe.each(['fr', 'en'] as const)('the server’s page in %s', (locale) => {
  it('posts every field by its name to its own page, and the subject with them', () => {
    const { form } = serverPage(locale);
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('#gift-card');
    control(form, 'amount').value = '25';
    expect(Object.fromEntries(new FormData(form))).toEqual({
      formID: '13',
      locale: locale === 'fr' ? 'F' : 'A',
      userAgent: '',
      idempotencyKey: key,
      renderToken: '',
      siteWeb: '',
      subject: 'Demande de carte-cadeau',
      memberNumber: '',
      partner: '',
      amount: '25',
      quantity: '',
    });
  });

  it('offers one partner and three amounts, and says that the card is final', () => {
    const { form } = serverPage(locale);
    expect([...form.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', partner]);
    const labels = [...form.querySelectorAll<HTMLInputElement>('[name=amount]')].map(({ value, labels }) => [
      value,
      labels?.[0]?.textContent,
    ]);
    expect(labels).toEqual(
      locale === 'fr'
        ? [
            ['25', '25,00$'],
            ['50', '50,00$'],
            ['100', '100,00$'],
          ]
        : [
            ['25', '$25.00'],
            ['50', '$50.00'],
            ['100', '$100.00'],
          ],
    );
    expect(form.textContent).toMatch(
      locale === 'fr'
        ? /ni remboursable, en dollars comme en dollars du club, ni échangeable/
        : /non-refundable, in dollars or in club dollars, and can’t be exchanged/,
    );
  });

  it('shows again what was typed with its total, each error under its field, and a summary that leads there', () => {
    const { container, form } = serverPage(locale, { posted });
    const insufficient =
      locale === 'fr'
        ? 'Vos dollars du club ne couvrent pas ce total'
        : 'Insufficient club dollars for the desired amount';
    expect(control(form, 'total')).toHaveTextContent(locale === 'fr' ? '150,00$' : '$150.00');
    expect(control(form, 'total')).toHaveAccessibleDescription(expect.stringContaining(insufficient));
    expect(control(form, 'total').labels?.[0]).toHaveTextContent('Total');
    expect(control(form, 'quantity')).toBeInvalid();
    expect(control(form, 'quantity')).toHaveValue('3');
    expect(control(form, 'amount').value).toBe('50');
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.map(({ hash }) => container.querySelector(hash)?.getAttribute('name'))).toEqual([
      'quantity',
      // The error of the total is corrected at the amount.
      'amount',
    ]);
  });
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
  const container = document.createElement('div');
  const partners = [{ value: 'garage', label: { fr: 'Le Garage', en: 'The Garage' } }, { value: 'Auberge' }];
  container.innerHTML = renderToString(
    <ClubProvider club={{ ...defaultClub, giftCard: { partners, amounts: [10] } }}>
      {page('fr')}
    </ClubProvider>,
  );
  expect([...container.querySelectorAll('option')].map(({ text }) => text).slice(1)).toEqual([
    'Le Garage',
    'Auberge',
  ]);
  expect([...container.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ value }) => value)).toEqual(
    ['10'],
  );
});
