import { defineCatalog } from '@jalon/i18n';

/** The texts of the members who are added to a membership. */
export const membersMessages = defineCatalog('checkout.members', {
  fr: {
    additionalIntro:
      'Chaque membre associé a les mêmes services que vous. Vous pouvez continuer sans en ajouter.',
    additionalIntroGift:
      'Chaque membre associé a les mêmes services que la personne à qui vous offrez l’adhésion. Vous pouvez continuer sans en ajouter.',
    additionalPrice: ({ price }: { price: string }) =>
      `Un membre associé coûte ${price} par année, avant taxes.`,
    additionalNumber: ({ number }: { number: number }) => `Membre associé ${number}`,
    addMemberButton: 'Ajouter un membre',
    removeMember: ({ number }: { number: number }) => `Retirer le membre ${number}`,
    memberAdded: ({ number }: { number: number }) => `Membre associé ${number} ajouté.`,
    memberRemoved: 'Membre retiré.',
    membersMaximum: ({ count }: { count: number }) => `Maximum de ${count} membres associés.`,
  },
  en: {
    additionalIntro:
      'Each associate member has the same services as you. You may continue without adding any.',
    additionalIntroGift:
      'Each associate member has the same services as the person who receives the membership. You may continue without adding any.',
    additionalPrice: ({ price }) => `An associate member costs ${price} a year, before taxes.`,
    additionalNumber: ({ number }) => `Associate member ${number}`,
    addMemberButton: 'Add a member',
    removeMember: ({ number }) => `Remove member ${number}`,
    memberAdded: ({ number }) => `Associate member ${number} added.`,
    memberRemoved: 'Member removed.',
    membersMaximum: ({ count }) => `Maximum of ${count} associate members.`,
  },
});
