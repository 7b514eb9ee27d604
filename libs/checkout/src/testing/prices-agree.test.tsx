import { call, getMembershipPrices, isCallError, previewQuote } from '@jalon/api-client';
import { type MembershipPrice, paymentsPerYear, type Term } from '@jalon/api-client/contract';
import { createCheckoutHandlers, createPriceHandlers, mockPrices } from '@jalon/api-client/msw';
import { formatPrice } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import { Comparator, readSelection } from '@jalon/membership/comparator';
import { type Membership, withPrices } from '@jalon/membership/content';
import { HelpMeChoose } from '@jalon/membership/help-me-choose';
import { MembershipTileList } from '@jalon/membership/membership-tile';
import { sampleHelpRule, sampleMemberships } from '@jalon/membership/samples';
import { Spotlight } from '@jalon/membership/spotlight';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mockApi } from '../../../../tools/vite/mock-api.ts';
import { OrderSummary } from '../steps.ts';

const baseUrl = 'http://api.test';
const { api, use } = mockApi(baseUrl);

/** The memberships of a host: types from the content, prices from the API. */
async function memberships(prices: readonly MembershipPrice[]): Promise<Membership[]> {
  use(...createPriceHandlers({ prices, baseUrl }));
  const answer = await call(getMembershipPrices, {}, api);
  if (isCallError(answer)) throw new Error(answer.code);
  return withPrices(sampleMemberships.fr.types, answer.prices);
}

/** Every amount in the HTML, once each. */
function amounts(element: ReactNode): Set<string> {
  const html = renderToStaticMarkup(<I18nProvider locale="fr">{element}</I18nProvider>);
  return new Set([...html.matchAll(/<data[^>]*>([^<]*)<\/data>/g)].map(([, text = '']) => text));
}

const written = (types: readonly Membership[]) =>
  new Set(
    types.flatMap(({ monthlyPrice, yearlyPrice }) =>
      [monthlyPrice, yearlyPrice].flatMap((cents) => (cents ? formatPrice(cents, 'fr') : [])),
    ),
  );

const { texts, sections, help } = sampleMemberships.fr;
const answers = { household: 'alone', distance: 'far', vehicle: 'camper', advice: 'everything' };

const raised = mockPrices.map(({ codeOptionAdhesion, price }) => ({
  codeOptionAdhesion,
  price: { monthly_price: (price.monthly_price ?? 0) + 75, yearly_price: (price.yearly_price ?? 0) + 900 },
}));
const yearlyOnly = raised.map(({ codeOptionAdhesion, price: { yearly_price } }) => ({
  codeOptionAdhesion,
  price: { yearly_price },
}));

describe.each([
  ['the first price list', mockPrices],
  ['a raised price list', raised],
  ['a price list without monthly prices', yearlyOnly],
  ['an empty price list', []],
])('with %s', (_list, prices) => {
  it('the tiles, the comparator, the spotlight and the help show its prices, and no others', async () => {
    const types = await memberships(prices);
    const shared = { memberships: types, texts, action: '/' };
    const selection = readSelection('', types);
    expect(amounts(<MembershipTileList memberships={types} texts={texts} />)).toEqual(written(types));
    expect(amounts(<Comparator {...shared} sections={sections} selection={selection} />)).toEqual(
      written(types),
    );
    expect(amounts(<Spotlight memberships={types} texts={texts} />)).toEqual(written(types.slice(0, 1)));
    const asked = { questions: help, rule: sampleHelpRule, answers, comparatorPath: '/' };
    // The two types that it recommends.
    const recommended = types.filter(({ id }) => id === 'premier' || id === 'plus');
    expect(amounts(<HelpMeChoose {...shared} {...asked} />)).toEqual(written(recommended));
  });

  it('a quote begins with that of its type, or twelve times that of a month', async () => {
    use(...createCheckoutHandlers({ prices, baseUrl }));
    for (const { codeOptionAdhesion, monthlyPrice, yearlyPrice } of await memberships(prices)) {
      const expected = { annual: yearlyPrice, monthly: monthlyPrice && monthlyPrice * paymentsPerYear };
      for (const [termSelected, price] of Object.entries(expected) as [Term, number | undefined][]) {
        const request = { codeOptionAdhesion, termSelected, indOptionVR: false, additionalMembers: [] };
        const answer = await call(previewQuote, { body: { flow: 'register', ...request } }, api);
        const [shown] = isCallError(answer) ? [] : amounts(<OrderSummary quote={answer.quote} />);
        expect(shown).toBe(price ? formatPrice(price, 'fr') : undefined);
      }
    }
  });
});
