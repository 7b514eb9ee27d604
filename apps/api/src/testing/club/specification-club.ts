import { fileURLToPath } from 'node:url';

/** The file of a club without settings of its own: its forms follow the specification. */
export const specificationClub = fileURLToPath(new URL('specification-club.json', import.meta.url));
