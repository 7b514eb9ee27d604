import * as z from 'zod/mini';

/**
 * Asks visitors who are not signed in for their name, email address and phone number: otherwise the club
 * could not answer them. Members are not asked. Default false.
 */
export const visitorContactSetting = z._default(z.boolean(), false);
