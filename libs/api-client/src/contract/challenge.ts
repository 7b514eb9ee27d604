import * as z from 'zod/mini';

/** Sent by a challenge in a frame when the person has answered: the page can now ask for the attempt's state. */
export const fromChallenge = z.object({ type: z.literal('jalon-challenge:done') });
export type FromChallenge = z.infer<typeof fromChallenge>;
