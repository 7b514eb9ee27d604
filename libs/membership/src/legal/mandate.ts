import type { Quote } from '@jalon/api-client/contract';
import type { Merchant } from '@jalon/club';
import { formatPhone, type Locale, type Localized } from '@jalon/i18n';
import { longDate, paymentSchedule } from './amounts.ts';
import type { LegalText } from './legal-text.ts';

/** Change it whenever the text of either language changes. */
export const mandateVersion = '2026-11-27';

export interface MandateOptions {
  readonly merchant: Merchant;
  /** The order’s quote, or the payments that are still due. */
  readonly quote: Pick<Quote, 'payments'>;
  readonly renewalSelected: boolean;
  /** Whether the account replaces another one for later payments. */
  readonly isReplacement?: boolean | undefined;
  /** The day of the acceptance, in Québec: `2026-11-23`. Absent before that. */
  readonly acceptedOn?: string | undefined;
}

/**
 * The agreement of a pre-authorised debit, with the items that Rule H1 of Payments Canada requires: authority, category, amount and
 * timing, notice, cancellation, contact, recourse. Not legal advice: have it checked for your club.
 */
export function mandateText(locale: Locale, options: MandateOptions): LegalText {
  return { version: mandateVersion, locale, ...mandate[locale](options) };
}

const renewalToo: Localized<string> = {
  fr: 'Tant que le renouvellement automatique est activé, le club débite aussi le prix de chaque année suivante, aux mêmes intervalles.',
  en: 'As long as automatic renewal is on, the club also debits the price of each following year, at the same intervals.',
};

const renewalOnly: Localized<string> = {
  fr: 'Tant que le renouvellement automatique est activé, le club débite le prix de chaque année suivante, aux mêmes intervalles que cette année.',
  en: 'As long as automatic renewal is on, the club debits the price of each following year, at the same intervals as this year.',
};

/** Which debits are made without 10 days’ notice. */
const waiver = {
  ofOrder: {
    fr: 'Vous renoncez au préavis pour le premier débit, qui se fait le jour de votre commande.',
    en: 'You waive the notice for the first debit, which is made on the day of your order.',
  },
  ofReplacement: {
    fr: 'Vous renoncez au préavis pour les débits ci-dessus qui sont dus dans les 10\u00a0prochains jours.',
    en: 'You waive the notice for the debits above that are due within the next 10 days.',
  },
} satisfies Record<string, Localized<string>>;

const mandate: Localized<(options: MandateOptions) => Pick<LegalText, 'title' | 'sections'>> = {
  fr: ({ merchant, quote, renewalSelected, isReplacement, acceptedOn }) => ({
    title: 'Accord de débit préautorisé (DPA) personnel',
    sections: [
      {
        heading: 'Votre autorisation',
        paragraphs: [
          `Vous autorisez ${merchant.name} («\u00a0le club\u00a0») et l’institution financière que vous avez désignée à débiter votre compte bancaire pour payer votre adhésion. Ces débits sont des DPA personnels.`,
          'Vous déclarez être titulaire du compte, ou que toutes les personnes dont la signature est requise pour ce compte ont donné leur autorisation. Votre acceptation en ligne vaut signature.',
          ...(acceptedOn ? [`Accepté le ${longDate(acceptedOn, 'fr')}.`] : []),
        ],
      },
      {
        heading: 'Montants et dates',
        paragraphs: [
          ...(quote.payments.length > 0
            ? [
                'Le club débite votre compte des montants suivants, aux dates indiquées ou le jour ouvrable suivant\u00a0:',
              ]
            : []),
          ...(renewalSelected ? [quote.payments.length > 0 ? renewalToo.fr : renewalOnly.fr] : []),
        ],
        list: paymentSchedule('fr', quote),
      },
      {
        heading: 'Préavis',
        paragraphs: [
          `${waiver[isReplacement ? 'ofReplacement' : 'ofOrder'].fr} Pour tout changement de montant ou de date, et avant le premier débit d’une année renouvelée, le club vous avise par écrit au moins 10\u00a0jours civils d’avance.`,
        ],
      },
      {
        heading: 'Annulation',
        paragraphs: [
          `Vous pouvez annuler cet accord en tout temps, avec un préavis de 10\u00a0jours civils au club. Pour obtenir un formulaire d’annulation, ou plus d’information sur votre droit d’annuler un accord de DPA, communiquez avec votre institution financière ou visitez www.paiements.ca. L’annulation de l’accord ne met pas fin à l’adhésion\u00a0: les sommes dues doivent alors être payées autrement. À l’inverse, l’accord prend fin avec l’adhésion lorsque vous y mettez fin, ce que vous pouvez faire en tout temps sur le site du club.`,
        ],
      },
      {
        heading: 'Vos recours',
        paragraphs: [
          'Vous avez certains droits de recours si un débit n’est pas conforme à cet accord. Par exemple, vous avez le droit de recevoir le remboursement de tout débit qui n’est pas autorisé ou qui n’est pas compatible avec cet accord de DPA. Pour obtenir plus d’information sur vos droits de recours, communiquez avec votre institution financière ou visitez www.paiements.ca.',
        ],
      },
      {
        heading: 'Pour joindre le club',
        paragraphs: [
          `${merchant.name}, ${merchant.address.fr}. Téléphone\u00a0: ${formatPhone(merchant.phone, 'fr')}. Courriel\u00a0: ${merchant.email}.`,
        ],
      },
    ],
  }),
  en: ({ merchant, quote, renewalSelected, isReplacement, acceptedOn }) => ({
    title: 'Personal pre-authorized debit (PAD) agreement',
    sections: [
      {
        heading: 'Your authorization',
        paragraphs: [
          `You authorize ${merchant.name} (“the club”) and the financial institution that you designated to debit your bank account to pay for your membership. These debits are personal PADs.`,
          'You declare that you hold the account, or that every person whose signature is required for this account has given their authorization. Your acceptance online is your signature.',
          ...(acceptedOn ? [`Accepted on ${longDate(acceptedOn, 'en')}.`] : []),
        ],
      },
      {
        heading: 'Amounts and dates',
        paragraphs: [
          ...(quote.payments.length > 0
            ? [
                'The club debits your account for the following amounts, on the dates shown or on the next business day:',
              ]
            : []),
          ...(renewalSelected ? [quote.payments.length > 0 ? renewalToo.en : renewalOnly.en] : []),
        ],
        list: paymentSchedule('en', quote),
      },
      {
        heading: 'Notice',
        paragraphs: [
          `${waiver[isReplacement ? 'ofReplacement' : 'ofOrder'].en} For any change of amount or date, and before the first debit of a renewed year, the club gives you written notice at least 10 calendar days ahead.`,
        ],
      },
      {
        heading: 'Cancellation',
        paragraphs: [
          'You may cancel this agreement at any time with 10 calendar days’ notice to the club. To obtain a cancellation form, or more information on your right to cancel a PAD agreement, contact your financial institution or visit www.payments.ca. Cancelling the agreement does not end the membership: what is due must then be paid in another way. The agreement does end with the membership when you end it, which you may do at any time on the club’s site.',
        ],
      },
      {
        heading: 'Your recourse',
        paragraphs: [
          'You have certain recourse rights if any debit does not comply with this agreement. For example, you have the right to receive reimbursement for any debit that is not authorized or is not consistent with this PAD agreement. To obtain more information on your recourse rights, contact your financial institution or visit www.payments.ca.',
        ],
      },
      {
        heading: 'How to reach the club',
        paragraphs: [
          `${merchant.name}, ${merchant.address.en}. Phone: ${formatPhone(merchant.phone, 'en')}. Email: ${merchant.email}.`,
        ],
      },
    ],
  }),
};
