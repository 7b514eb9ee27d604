import { fileURLToPath } from 'node:url';

/** The file of a club without its own settings: its forms follow the specification. */
export const specificationClub = fileURLToPath(new URL('specification-club.json', import.meta.url));

/** The file of the demonstration club, which adds rules that the specification does not have. */
export const demonstrationClub = fileURLToPath(new URL('../../../../../club.config.json', import.meta.url));
