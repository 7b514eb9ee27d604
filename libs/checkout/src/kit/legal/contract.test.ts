import type { Locale } from '@jalon/i18n';
import { plainText } from '@jalon/membership/legal';
import { describe, expect, it } from 'vitest';
import { sampleMerchant as merchant, monthlyQuote, sampleQuote } from '../../testing/sample-checkout.ts';
import { type ContractOptions, contractText } from './contract.ts';

const textOf = (locale: Locale, options: Partial<ContractOptions> = {}) =>
  plainText(contractText(locale, { merchant, quote: sampleQuote, renewalSelected: true, ...options }));

describe.each(['fr', 'en'] as const)('in %s', (locale: Locale) => {
  it('the contract says who sells, the total, every payment, and how to cancel', () => {
    const text = textOf(locale, { quote: monthlyQuote });
    for (const said of [merchant.name, merchant.email, merchant.address[locale]])
      expect(text).toContain(said);
    expect(text).toContain(locale === 'fr' ? '160,97$' : '$160.97');
    expect(text.match(locale === 'fr' ? /13,41\$/g : /\$13\.41/g)).toHaveLength(12);
    expect(text).toMatch(locale === 'fr' ? /rétrofacturation/ : /chargeback/);
    expect(text).toMatch(locale === 'fr' ? /23 novembre 2026/ : /November 23, 2026/);
  });

  it.each([
    [11, /11 versements suivants, chacun/, /11 payments after that, each/],
    [4, /4 versements suivants, chacun/, /4 payments after that, each/],
    [1, /Versement suivant/, /Payment after that/],
  ])('the price says how many payments follow the first: %i', (later, french, english) => {
    const quote = { ...monthlyQuote, payments: monthlyQuote.payments.slice(0, later + 1) };
    const text = textOf(locale, { quote }).replaceAll('\u00a0', ' ');
    expect(text).toMatch(locale === 'fr' ? french : english);
  });

  it('the contract says whether the membership renews', () => {
    expect(textOf(locale)).toMatch(locale === 'fr' ? /90 à 60\u00a0jours/ : /90 and 60 days/);
    expect(textOf(locale, { renewalSelected: false })).not.toMatch(/automatique,|90 (à|and) 60/);
  });

  it('the contract of a gift lasts one year from the acceptance, does not renew, and is ended by its order', () => {
    const quote = { ...sampleQuote, flow: 'gift-a-membership' as const };
    const text = textOf(locale, { quote, renewalSelected: false });
    expect(text).toMatch(
      locale === 'fr'
        ? /pour un an à partir du jour où la personne qui la reçoit l’accepte/
        : /for one year from the day on which the person who receives it accepts it/,
    );
    // The days of the quote are those of the order.
    expect(text).not.toMatch(/22 novembre 2027|November 22, 2027|date indiquée|date shown/);
    expect(text).toMatch(locale === 'fr' ? /n’est pas renouvelée/ : /does not renew/);
    expect(text).toMatch(locale === 'fr' ? /avec votre numéro de commande/ : /with your order number/);
    expect(text).not.toMatch(/espace membre|member area/);
  });

  it('the contract of a change with nothing to pay says that the renewal stays as it was', () => {
    const quote = { ...sampleQuote, flow: 'modify-my-membership' as const, payments: [] };
    const text = textOf(locale, { quote, renewalSelected: false });
    expect(text).toMatch(locale === 'fr' ? /ne change pas votre choix/ : /does not affect your choice/);
    expect(text).not.toMatch(/n’est pas renouvelée|does not renew/);
  });

  it.each(['modify-my-membership', 'renewal'] as const)('a member keeps the number: %s', (flow) => {
    const text = textOf(locale, { quote: { ...sampleQuote, flow } });
    expect(text).toMatch(
      locale === 'fr' ? /votre numéro de membre reste le même/ : /your member number stays the same/,
    );
    expect(text).not.toMatch(locale === 'fr' ? /vous est envoyé/ : /is sent to you/);
  });

  it('the contract promises by mail only what is sent, and says how to end the membership and what is refunded', () => {
    const text = textOf(locale);
    expect(text).toMatch(locale === 'fr' ? /votre numéro de membre/ : /your member number/);
    expect(text).not.toMatch(/carte de membre|membership card/);
    expect(text).toMatch(locale === 'fr' ? /Mettre fin à mon adhésion/ : /End my membership/);
    expect(text).toMatch(
      locale === 'fr' ? /jours qui suivent votre demande/ : /days that follow your request/,
    );
    // No combined rate of the taxes.
    expect(text).not.toMatch(/14[.,]97|9[.,]97(?!5)/);
  });
});

it('names the membership and says the version in the language of each text', () => {
  const names = { fr: 'Jalon Famille', en: 'Jalon Family' };
  const membershipName = (_code: string, locale: Locale) => names[locale];
  const [french, english] = [textOf('fr', { membershipName }), textOf('en', { membershipName })];
  expect(french).toMatch(/Adhésion Jalon Famille.*Version du texte\u00a0: \d{4}/s);
  expect(french).not.toContain('Family');
  expect(english).toMatch(/Jalon Family membership.*Version of this text: \d{4}/s);
});

it('has the same sections and version in both languages', () => {
  const options = { merchant, quote: sampleQuote, renewalSelected: true };
  const [fr, en] = [contractText('fr', options), contractText('en', options)];
  expect(fr.version).toBe(en.version);
  expect(fr.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
    en.sections.map(({ paragraphs }) => paragraphs.length),
  );
});
