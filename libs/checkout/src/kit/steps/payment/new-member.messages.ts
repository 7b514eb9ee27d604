import { defineCatalog } from '@jalon/i18n';

/** The texts of the account of a new member, on a receipt and after a gift is accepted. */
export const newMemberMessages = defineCatalog('checkout.new-member', {
  fr: {
    memberNumberOf: ({ name }: { name: string }) => `Numéro de membre de ${name}`,
    accountIntro:
      'Choisissez un mot de passe pour ouvrir votre espace membre. Votre nom d’utilisateur est votre numéro de membre.',
    choosePassword: 'Choisir mon mot de passe',
  },
  en: {
    memberNumberOf: ({ name }) => `Member number of ${name}`,
    accountIntro: 'Choose a password to open your member area. Your username is your member number.',
    choosePassword: 'Choose my password',
  },
});
