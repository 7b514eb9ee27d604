import { defineCatalog } from '@jalon/i18n';

/** The texts of the dialog of a visitor who leaves. */
export const leaveMessages = defineCatalog('checkout.leave', {
  fr: {
    leaveTitle: 'Quitter sans perdre vos réponses?',
    leaveText: ({ days }: { days: number }) =>
      `Si vous quittez cette page, vos réponses seront effacées de ce navigateur. Nous pouvons d’abord vous envoyer un lien pour reprendre votre demande pendant ${days}\u00a0jours.`,
    leave: 'Quitter sans lien',
    stay: 'Rester ici',
  },
  en: {
    leaveTitle: 'Leave without losing your answers?',
    leaveText: ({ days }) =>
      `If you leave this page, your answers will be deleted from this browser. We can first send you a link to resume your request for ${days} days.`,
    leave: 'Leave without a link',
    stay: 'Stay here',
  },
});
