import * as z from 'zod/mini';

/** The code of a membership type, such as `BASE` (`codeOptionAdhesion`). */
export const codeOptionAdhesion = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/));
