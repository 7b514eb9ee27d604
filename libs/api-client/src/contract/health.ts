import * as z from 'zod/mini';

/** `GET /api/health`: 200 when the API and its database answer, 503 when the database does not. */
export const health = { method: 'GET', path: '/api/health' } as const;

export const healthAnswer = z.object({ status: z.literal('ok'), database: z.literal('ok') });
export type HealthAnswer = z.infer<typeof healthAnswer>;
