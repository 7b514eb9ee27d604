import { defineCatalog } from '@jalon/i18n';

export const sessionsMessages = defineCatalog('membership.sessions', {
  fr: {
    on: ({ browser, system }: { browser: string; system: string }) => `${browser} sur ${system}`,
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    signedIn: ({ time }: { time: string }) => `Connexion\u00a0: ${time}`,
    lastSeen: ({ time }: { time: string }) => `Dernière activité\u00a0: ${time}`,
    signOut: 'Se déconnecter',
    end: 'Fermer la session',
    endOf: ({ device }: { device: string }) => `\u00a0: ${device}`,
    endOthers: 'Fermer toutes les autres sessions',
  },
  en: {
    on: ({ browser, system }) => `${browser} on ${system}`,
    unknown: 'Unknown device',
    current: 'This device',
    signedIn: ({ time }) => `Signed in: ${time}`,
    lastSeen: ({ time }) => `Last active: ${time}`,
    signOut: 'Sign out',
    end: 'End session',
    endOf: ({ device }) => `: ${device}`,
    endOthers: 'End all other sessions',
  },
});
