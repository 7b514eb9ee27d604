import { mockCard } from '@jalon/api-client/msw';
import { type Locale, locales } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { defaultCheckoutPaths, isForMembers, stepPaths } from '../flow-pages.ts';
import { type FlowName, type FlowStep, flowNames, flowSteps } from '../kit/flow-progress.ts';
import { memberApi, memberNumber, mockCheckout } from '../testing/mock-checkout.ts';
import { address, registration } from '../testing/step-answers.ts';
import { pageOf } from '../testing/step-browser.ts';

// Every combination of flow, language, method, term and script, from the first page to the receipt.

const { openBrowser, requests, use } = mockCheckout();

const bank = { method: 'bank', token: 'tok_mock_bank_6789', bankName: 'Caisse', lastFour: '6789' };

const rows = flowNames.flatMap((flow) =>
  locales.flatMap((locale) =>
    (['card', 'bank'] as const).flatMap((method) =>
      (['annual', 'monthly'] as const).flatMap((term) =>
        [true, false].map((script) => ({ flow, locale, method, term, script })),
      ),
    ),
  ),
);

const giver = {
  'giver.firstName': 'Ève',
  'giver.lastName': 'Roy',
  'giver.email': 'eve@example.org',
  'giver.phoneNumber': '418 555-0102',
  'giver.phoneNumberType': 'mobile',
  'gift.delivery': 'print',
};

/** What a person answers on a step. */
function answersTo(flow: FlowName, step: FlowStep): Readonly<Record<string, string>> {
  switch (step) {
    case 'registration':
      if (flow === 'modify-my-membership')
        return { 'membership.codeOptionAdhesion': 'PREM', indOptionVR: 'true' };
      return flow === 'register' ? registration : { ...registration, ...giver };
    case 'address':
      return address;
    default:
      return {};
  }
}

const pathOf = (flow: FlowName, step: FlowStep, locale: Locale) =>
  stepPaths(defaultCheckoutPaths, flow, step)[locale];

it.each(rows)(
  '$flow, $locale, $method, $term, script $script',
  async ({ flow, locale, method, term, script }) => {
    use(memberApi({ dateExpiration: '2999-08-31' }));
    const browser = openBrowser();
    if (isForMembers(flow)) browser.signIn(memberNumber);
    const steps: readonly FlowStep[] = flowSteps[flow];
    for (const step of steps.filter((one) => one !== 'payment' && one !== 'review')) {
      const next = steps[steps.indexOf(step) + 1];
      const shown = await browser.post(pathOf(flow, step, locale), answersTo(flow, step));
      expect(shown).toMatchObject({ kind: 'step', step: next });
      expect(shown.refused).toBeUndefined();
    }
    const reference = method === 'card' ? mockCard : bank;
    const choices = { termSelected: term, paymentSelected: method, renewalSelected: 'true' };
    let page = await browser.post(pathOf(flow, 'payment', locale), {
      ...choices,
      ...(script && { payment: JSON.stringify(reference) }),
    });
    if (!script) {
      expect(browser.lastRedirect).toContain(`method=${method}`);
      page = await browser.visit(new URL(browser.lastRedirect).searchParams.get('back') ?? '');
    }
    const review = pageOf(page, 'review');
    expect(review.quote).toMatchObject({ flow, termSelected: term });

    // Reading has no effect: a page calls nothing that could write.
    const before = requests().length;
    const { quote } = review;
    expect(await browser.visit(review.path)).toEqual({
      ...review,
      quote: { ...quote, expiresAt: expect.any(String) },
    });
    const calls = requests()
      .slice(before)
      .map(({ method: verb, url }) => `${verb} ${new URL(url).pathname}`);
    expect(calls.filter((call) => !call.startsWith('GET ') && call !== 'POST /api/quotes/preview')).toEqual(
      [],
    );

    const paid = await browser.post(pathOf(flow, 'review', locale), {
      quoteId: review.quote.id,
      ...(review.entered !== undefined && { entered: review.entered }),
      paymentSelected: method,
      contractAccepted: 'true',
      ...(locale === 'en' && { englishChosen: 'true' }),
      ...(method === 'bank' && { mandateAccepted: 'true' }),
    });
    const { receipt } = pageOf(paid, 'receipt');
    expect(receipt.priceData).toEqual(review.quote.priceData);
    expect(paid.locale).toBe(locale);
  },
);
