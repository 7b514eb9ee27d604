import { fileURLToPath } from 'node:url';

/** The file of a club without settings of its own: its forms follow the specification. */
export const specificationClub = fileURLToPath(new URL('specification-club.json', import.meta.url));

/** The file of the demonstration club, which has rules of its own where the specification has none. */
export const demonstrationClub = fileURLToPath(new URL('../../../../../club.config.json', import.meta.url));
