import { defineCatalog, ofName } from '@jalon/i18n';

/** The texts of the account of a new member, on a receipt and after a gift is accepted. */
export const newMemberMessages = defineCatalog('checkout.new-member', {
  fr: {
    memberNumberOf: ({ name }: { name: string }) => `Numéro de membre ${ofName(name, 'fr')}`,
    accountIntro: ({ number }: { number?: string | undefined }) =>
      `Choisissez un mot de passe pour ouvrir votre espace membre. Votre nom d’utilisateur est votre numéro de membre${number ? `, ${number}` : ''}.`,
    choosePassword: 'Choisir mon mot de passe',
  },
  en: {
    memberNumberOf: ({ name }) => `Member number of ${name}`,
    accountIntro: ({ number }) =>
      `Choose a password to open your member area. Your username is your member number${number ? `, ${number}` : ''}.`,
    choosePassword: 'Choose my password',
  },
});
