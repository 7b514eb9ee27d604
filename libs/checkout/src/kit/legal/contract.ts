import type { Quote } from '@jalon/api-client/contract';
import type { Merchant } from '@jalon/club';
import { formatPhone, type Locale, type Localized } from '@jalon/i18n';
import {
  type LegalSection,
  type LegalText,
  labelled,
  longDate,
  paymentSchedule,
} from '@jalon/membership/legal';
import { type QuoteNames, quoteRows } from '../quote-rows.ts';

/** Change it whenever the text of either language changes. */
export const contractVersion = '2026-11-27-3';

export interface ContractOptions extends QuoteNames {
  readonly merchant: Merchant;
  readonly quote: Quote;
  readonly renewalSelected: boolean;
  /** The day of the acceptance, in Québec: `2026-11-23`. Absent before that. */
  readonly acceptedOn?: string | undefined;
}

/**
 * The contract of a membership, with the items that the Consumer Protection Act requires in a distance contract
 * (s. 54.4): merchant, services, price, payments, cancellation. Not legal advice: have it checked for your club.
 */
export function contractText(locale: Locale, options: ContractOptions): LegalText {
  return { version: contractVersion, locale, ...contract[locale](options) };
}

type Words = Pick<LegalText, 'title' | 'sections'>;

const contract: Localized<(options: ContractOptions) => Words> = {
  fr: (options) => {
    const { merchant, quote, acceptedOn } = options;
    const says = wordsOf('fr', options);
    return {
      title: 'Contrat d’adhésion',
      sections: [
        {
          heading: 'Le commerçant',
          paragraphs: [
            `${merchant.name}, ${merchant.address.fr}. Téléphone\u00a0: ${formatPhone(merchant.phone, 'fr')}. Courriel\u00a0: ${merchant.email}.`,
            ...(acceptedOn ? [`Contrat conclu à distance le ${longDate(acceptedOn, 'fr')}.`] : []),
          ],
        },
        {
          heading: 'Ce que vous achetez',
          paragraphs: [
            `${says.membership} Elle donne droit aux services décrits sur la page de l’adhésion choisie, pour chaque membre et chaque option de la liste ci-dessous.`,
            `Les services sont offerts dès le premier jour de l’adhésion. Rien n’est livré par la poste\u00a0: ${says.number}`,
          ],
        },
        price('fr', 'Prix', options),
        {
          heading: 'Paiement',
          paragraphs: [payments('fr', quote)],
          list: paymentSchedule('fr', quote),
        },
        {
          heading: 'Renouvellement',
          paragraphs: [says.renewal],
        },
        {
          heading: 'Annulation',
          paragraphs: [
            says.ending,
            'Avant le premier jour de l’adhésion, nous vous remboursons tout ce que vous avez payé. Ensuite, nous vous remboursons la part des jours qui suivent votre demande, avec ses taxes. Le remboursement est fait de la façon dont vous avez payé. Les versements à venir, l’accord de débit préautorisé et le renouvellement prennent fin avec l’adhésion.',
            'La Loi sur la protection du consommateur vous permet aussi d’annuler ce contrat si nous ne vous en remettons pas une copie dans les 15\u00a0jours. Après une annulation, nous vous remboursons dans les 15\u00a0jours. Si nous ne le faisons pas et que vous avez payé par carte de crédit, vous pouvez demander la rétrofacturation à l’émetteur de votre carte dans les 60\u00a0jours suivants.',
          ],
        },
      ],
    };
  },
  en: (options) => {
    const { merchant, quote, acceptedOn } = options;
    const says = wordsOf('en', options);
    return {
      title: 'Membership contract',
      sections: [
        {
          heading: 'The merchant',
          paragraphs: [
            `${merchant.name}, ${merchant.address.en}. Phone: ${formatPhone(merchant.phone, 'en')}. Email: ${merchant.email}.`,
            ...(acceptedOn ? [`Distance contract entered into on ${longDate(acceptedOn, 'en')}.`] : []),
          ],
        },
        {
          heading: 'What you buy',
          paragraphs: [
            `${says.membership} It gives access to the services described on the page of the chosen membership, for each member and each option in the list below.`,
            `The services are available from the first day of the membership. Nothing is delivered by mail: ${says.number}`,
          ],
        },
        price('en', 'Price', options),
        {
          heading: 'Payment',
          paragraphs: [payments('en', quote)],
          list: paymentSchedule('en', quote),
        },
        {
          heading: 'Renewal',
          paragraphs: [says.renewal],
        },
        {
          heading: 'Cancellation',
          paragraphs: [
            says.ending,
            'Before the first day of the membership, we refund everything that you paid. After that, we refund the part for the days that follow your request, with its taxes. The refund is made the way you paid. Payments to come, the pre-authorized debit agreement and the renewal end with the membership.',
            'The Consumer Protection Act also lets you cancel this contract if we do not give you a copy within 15 days. After a cancellation, we refund you within 15 days. If we do not, and you paid by credit card, you may ask the issuer of your card for a chargeback within the 60 days that follow.',
          ],
        },
      ],
    };
  },
};

/** The words that differ between the flows. */
function wordsOf(locale: Locale, { quote, renewalSelected }: ContractOptions) {
  const { flow, period, payments: due } = quote;
  const isGift = flow === 'gift-a-membership';
  const isOfMember = flow === 'modify-my-membership' || flow === 'renewal';
  // A change without a payment has no card or account for a renewal, and keeps the member’s earlier choice.
  const isUnchanged = flow === 'modify-my-membership' && due.length === 0;
  const renewal = isGift ? 'gift' : isUnchanged ? 'unchanged' : renewalSelected ? 'automatic' : 'none';
  const [from, to] = [longDate(period.from, locale), longDate(period.to, locale)];
  return {
    membership: isGift ? giftMembership[locale] : membership[locale](from, to),
    number: memberNumber[locale][isGift ? 'gift' : isOfMember ? 'kept' : 'new'],
    renewal: renewals[locale][renewal],
    ending: endings[locale][isGift ? 'gift' : 'own'],
  };
}

const membership: Localized<(from: string, to: string) => string> = {
  fr: (from, to) => `Une adhésion au club du ${from} au ${to}.`,
  en: (from, to) => `A membership in the club from ${from} to ${to}.`,
};

const giftMembership: Localized<string> = {
  fr: 'Une adhésion au club, offerte en cadeau, pour un an à partir du jour où la personne qui la reçoit l’accepte.',
  en: 'A membership in the club, given as a gift, for one year from the day on which the person who receives it accepts it.',
};

const memberNumber: Localized<Record<'new' | 'kept' | 'gift', string>> = {
  fr: {
    new: 'votre numéro de membre vous est envoyé par courriel.',
    kept: 'votre numéro de membre reste le même.',
    gift: 'la personne reçoit son numéro de membre lorsqu’elle accepte le cadeau.',
  },
  en: {
    new: 'your member number is sent to you by email.',
    kept: 'your member number stays the same.',
    gift: 'the person gets a member number when they accept the gift.',
  },
};

const endings: Localized<Record<'own' | 'gift', string>> = {
  fr: {
    own: 'Vous pouvez mettre fin à l’adhésion en tout temps, sans frais ni motif\u00a0: sur notre site, avec le bouton «\u00a0Mettre fin à mon adhésion\u00a0» de votre espace membre ou avec votre numéro de membre à la page «\u00a0Mettre fin à une adhésion\u00a0», ou en nous écrivant par courriel ou par la poste.',
    gift: 'Jusqu’à ce que la personne accepte le cadeau, vous pouvez l’annuler en tout temps, sans frais ni motif\u00a0: sur notre site, avec votre numéro de commande à la page «\u00a0Mettre fin à une adhésion\u00a0», ou en nous écrivant par courriel ou par la poste. Ensuite, c’est la personne qui peut mettre fin à l’adhésion, de la même façon, et le remboursement vous revient.',
  },
  en: {
    own: 'You may end the membership at any time, at no charge and without giving a reason: on our site, with the button “End my membership” in your member area or with your member number on the page “End a membership”, or by writing to us, by email or by mail.',
    gift: 'Until the person accepts the gift, you may cancel it at any time, at no charge and without giving a reason: on our site, with your order number on the page “End a membership”, or by writing to us, by email or by mail. After that, the person may end the membership in the same way, and the refund goes to you.',
  },
};

const renewals: Localized<Record<'automatic' | 'none' | 'gift' | 'unchanged', string>> = {
  fr: {
    automatic:
      'Le renouvellement automatique est activé. De 90 à 60\u00a0jours avant la fin de l’adhésion, nous vous envoyons un avis qui indique la date de fin et le prix de l’année suivante. Vous pouvez arrêter le renouvellement sans frais, en tout temps, dans votre espace membre, par téléphone ou par courriel. Sinon, l’adhésion est renouvelée pour un an au prix de l’avis, payé de la même façon.',
    none: 'L’adhésion prend fin à la date indiquée. Elle n’est pas renouvelée automatiquement.',
    gift: 'L’adhésion prend fin au bout de cette année. Elle n’est pas renouvelée automatiquement.',
    unchanged: 'Cette modification ne change pas votre choix au sujet du renouvellement automatique.',
  },
  en: {
    automatic:
      'Automatic renewal is on. Between 90 and 60 days before the membership ends, we send you a notice with the end date and the price of the following year. You may stop the renewal at any time at no charge, in your member area, by phone or by email. Otherwise the membership renews for one year at the price in the notice, paid the same way.',
    none: 'The membership ends on the date shown. It does not renew automatically.',
    gift: 'The membership ends after that year. It does not renew automatically.',
    unchanged: 'This change does not affect your choice about automatic renewal.',
  },
};

function price(locale: Locale, heading: string, { quote, ...names }: ContractOptions): LegalSection {
  const list = quoteRows(quote, locale, names).map(({ label, amount }) => labelled(locale, label, amount));
  return { heading, paragraphs: [], list };
}

function payments(locale: Locale, { payments: due, termSelected }: Quote): string {
  if (due.length === 0) return locale === 'fr' ? 'Vous n’avez rien à payer.' : 'You have nothing to pay.';
  if (termSelected === 'monthly') {
    return locale === 'fr'
      ? 'Le total est payé en versements mensuels, sans intérêt ni frais de crédit\u00a0:'
      : 'The total is paid in monthly payments, without interest or credit charges:';
  }
  return locale === 'fr'
    ? 'Le total est payé en un seul paiement\u00a0:'
    : 'The total is paid in one payment:';
}
