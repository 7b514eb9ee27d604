import { defineCatalog } from '@jalon/i18n';

/** The texts of the link by mail to a checkout. */
export const resumeLinkMessages = defineCatalog('checkout.resume-link', {
  fr: {
    later: 'Continuer plus tard ou sur un autre appareil',
    laterText: ({ days }: { days: number }) =>
      `Nous vous envoyons un lien qui ouvre votre demande là où vous l’avez laissée. Il fonctionne pendant ${days}\u00a0jours.`,
    email: 'Adresse courriel',
    sendLink: 'M’envoyer le lien',
    linkSent: ({ email }: { email: string }) => `Un lien est en route vers ${email}.`,
    linkInvalid: 'Entrez une adresse courriel complète, par exemple nom@exemple.ca.',
    linkTooMany: 'Vous avez demandé plusieurs liens. Veuillez réessayer plus tard.',
    linkFailed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer dans quelques instants.',
  },
  en: {
    later: 'Continue later or on another device',
    laterText: ({ days }) =>
      `We will send you a link that opens your request where you left off. It works for ${days} days.`,
    email: 'Email address',
    sendLink: 'Send me the link',
    linkSent: ({ email }) => `A link is on its way to ${email}.`,
    linkInvalid: 'Enter a complete email address, such as name@example.ca.',
    linkTooMany: 'You requested several links. Please try again later.',
    linkFailed: 'The link couldn’t be sent. Please try again in a few moments.',
  },
});
