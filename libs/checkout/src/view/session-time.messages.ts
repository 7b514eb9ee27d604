import { defineCatalog } from '@jalon/i18n';

/** The texts of the end of a member’s session. */
export const sessionTimeMessages = defineCatalog('checkout.session-time', {
  fr: {
    sessionTime: ({ time }: { time: string }) =>
      `Votre session de membre se termine le ${time}. Vos réponses sont conservées si vous devez vous connecter de nouveau.`,
    sessionEnds: 'Votre session se termine dans deux minutes',
    sessionEndsText:
      'Vos réponses sont conservées. Pour prolonger la session, entrez de nouveau votre mot de passe, puis revenez à cet onglet.',
    sessionExtend: 'Prolonger ma session (nouvel onglet)',
  },
  en: {
    sessionTime: ({ time }) =>
      `Your member session ends on ${time}. Your answers are kept if you have to sign in again.`,
    sessionEnds: 'Your session ends in two minutes',
    sessionEndsText:
      'Your answers are kept. To extend the session, enter your password again, then come back to this tab.',
    sessionExtend: 'Extend my session (new tab)',
  },
});
