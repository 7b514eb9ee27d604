import { defineCatalog } from '@jalon/i18n';

/** The texts of the end of a member’s session. */
export const sessionTimeMessages = defineCatalog('membership.session-time', {
  fr: {
    sessionTime: ({ time, idle }: { time: string; idle: number | undefined }) =>
      idle === undefined
        ? `Votre session se termine au plus tard le ${time}.`
        : `Votre session se termine après ${idle}\u00a0minutes sans activité, et au plus tard le ${time}.`,
    sessionEnds: 'Votre session se termine dans deux minutes',
    idleText: 'Voulez-vous continuer?',
    keep: 'Garder ma session ouverte',
    kept: 'Votre session reste ouverte.',
    lastText:
      'Ce que vous avez entré reste dans cet onglet. Pour prolonger la session, entrez de nouveau votre mot de passe dans un nouvel onglet, puis revenez à celui-ci.',
    extend: 'Prolonger ma session (nouvel onglet)',
  },
  en: {
    sessionTime: ({ time, idle }) =>
      idle === undefined
        ? `Your session lasts until ${time} at the latest.`
        : `Your session ends after ${idle} minutes without activity, and on ${time} at the latest.`,
    sessionEnds: 'Your session ends in two minutes',
    idleText: 'Do you want to continue?',
    keep: 'Keep me signed in',
    kept: 'You’re still signed in.',
    lastText:
      'What you entered stays in this tab. To extend the session, enter your password again in a new tab, then come back to this one.',
    extend: 'Extend my session (new tab)',
  },
});
