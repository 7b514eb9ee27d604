import type { ClubConfig } from './club-config.ts';

/** A club without its own settings: every rule has its default. */
export const defaultClub: ClubConfig = {
  name: { fr: 'Club Jalon', en: 'Club Jalon' },
};
