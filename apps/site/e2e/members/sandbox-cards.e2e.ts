import type { DeclineReason } from '@jalon/api-client/contract';
import {
  accept,
  answerBank,
  at,
  cards,
  confirm,
  paths,
  pay,
  texts,
  thanks,
  type Visit,
} from '../../../../tools/vite/walk-checkout.ts';
import { toReview } from '../support/checkout.ts';
import { testAccounts, testCards } from '../support/sandbox-cards.ts';
import { expect, test } from '../support/test.ts';

// Each test makes many payments.
test.describe.configure({ timeout: 240_000 });

/** The expected message on the page for each reason of the gateway. */
const messages: Readonly<Record<Visit['language'], Readonly<Record<DeclineReason, string>>>> = {
  fr: {
    declined: 'La banque a refusé le paiement. Essayez une autre carte ou communiquez avec votre banque.',
    insufficientFunds: 'Les fonds disponibles ne suffisent pas. Essayez une autre carte ou un autre compte.',
    expiredCard: 'La carte est expirée. Essayez une autre carte.',
    incorrectSecurityCode: 'Le code de sécurité ne correspond pas à la carte. Vérifiez-le et recommencez.',
    authenticationFailed:
      'Votre banque n’a pas pu confirmer que c’est bien vous. Recommencez ou essayez une autre carte.',
    authenticationCancelled: 'La vérification de la banque a été annulée. Aucune somme n’a été prélevée.',
    accountUnusable: 'Ce compte n’accepte pas de débits. Essayez un autre compte ou une carte.',
    limitReached:
      'La limite du compte ou de la carte est atteinte. Essayez une autre carte ou un autre compte.',
    processingError: 'Le paiement n’a pas pu être traité. Réessayez dans quelques minutes.',
  },
  en: {
    declined: 'The bank declined the payment. Try another card or contact your bank.',
    insufficientFunds: 'There isn’t enough money available. Try another card or account.',
    expiredCard: 'The card has expired. Try another card.',
    incorrectSecurityCode: 'The security code doesn’t match the card. Check it and try again.',
    authenticationFailed: 'Your bank couldn’t confirm that it’s you. Try again or use another card.',
    authenticationCancelled: 'The bank’s check was cancelled. Nothing was charged.',
    accountUnusable: 'This account doesn’t accept debits. Try another account or a card.',
    limitReached: 'The limit of the account or card has been reached. Try another card or account.',
    processingError: 'The payment couldn’t be processed. Try again in a few minutes.',
  },
};

const all = [
  ...Object.entries(testCards).map(([number, scenario]) => ({
    number,
    method: 'card' as const,
    ...scenario,
  })),
  ...Object.entries(testAccounts).map(([number, scenario]) => ({
    number,
    method: 'bank' as const,
    ...scenario,
  })),
].map(({ challenge, ...one }) => ({ ...one, how: challenge && ('approve' as const) }));
const declined = all.flatMap(({ decline, ...one }) => (decline ? [{ ...one, reason: decline }] : []));
const accepted = all.filter(({ decline }) => decline === undefined);
/** With a language each. */
const inTurn = accepted.map((one, index) => ({
  ...one,
  language: index % 2 === 0 ? ('fr' as const) : ('en' as const),
}));
/** The challenged card when its person does not approve. */
const notApproved = [
  { number: cards.challenge, method: 'card', how: 'refuse', reason: 'authenticationFailed' },
  { number: cards.challenge, method: 'card', how: 'cancel', reason: 'authenticationCancelled' },
] as const;

for (const [language, javaScriptEnabled] of [
  ['fr', true],
  ['en', false],
] as const) {
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('every card and account that is declined says why, and another card is accepted', async ({
      page,
    }) => {
      const visit: Visit = { page, language, script: javaScriptEnabled };
      const path = paths[language];
      const [first, ...others] = [...declined, ...notApproved];
      if (!first) throw new Error('No card is declined');
      await toReview(visit, first.number, 'Ève');
      for (const [index, { number, method, how, reason }] of [first, ...others].entries()) {
        await test.step(`${number} ${how ?? ''}`, async () => {
          if (index > 0) await pay(visit, { number, method });
          await at(visit, path.review);
          await accept(visit);
          await confirm(visit);
          if (how) await answerBank(visit, how);
          await at(visit, path.payment);
          await expect(page.getByRole('alert').first()).toContainText(messages[language][reason]);
        });
      }
      await pay(visit);
      await at(visit, path.review);
      await accept(visit);
      await confirm(visit);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.register[language]);
    });
  });
}

test('every card and account that is accepted leads to its page, in French and in English in turn', async ({
  browser,
}) => {
  const payWith = async ({
    number,
    method,
    how,
    settlesAfter,
    returned,
    language,
  }: (typeof inTurn)[number]) => {
    const text = texts[language];
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const visit: Visit = { page, language, script: false };
    await toReview(visit, number, 'Ève', '?type=PLUS', method);
    await accept(visit);
    await confirm(visit);
    if (how) await answerBank(visit, how);
    const heading = page.getByRole('heading', { level: 1 });
    if (returned && settlesAfter === 0) {
      // The bank returns this debit soon after the receipt is shown, or before.
      await expect(async () => {
        await page.reload();
        await expect(heading, number).toHaveText(text.returned, { timeout: 1_000 });
      }).toPass({ timeout: 40_000 });
    } else {
      // The outcome of a lost or slow answer is asked for until it is known.
      await expect(heading, number).toHaveText(thanks.register[language], { timeout: 40_000 });
    }
    if (settlesAfter) await expect(page.getByText(text.processing)).toBeVisible();
    await context.close();
  };
  const isSlow = ({ fault }: (typeof accepted)[number]) => fault === 'slow' || fault === 'lostAnswer';
  const others = async () => {
    for (const one of inTurn.filter((card) => !isSlow(card))) await payWith(one);
  };
  await Promise.all([others(), ...inTurn.filter(isSlow).map(payWith)]);
});
