import * as z from 'zod/mini';

/** `GET /api/health/live`: 200 while the process responds. */
export const healthLive = { method: 'GET', path: '/api/health/live' } as const;

export const healthLiveAnswer = z.object({ status: z.literal('ok') });
export type HealthLiveAnswer = z.infer<typeof healthLiveAnswer>;

/**
 * `GET /api/health/ready`: 200 when the API and its database respond; 503 when the database does not, or when the
 * process is shutting down.
 */
export const healthReady = { method: 'GET', path: '/api/health/ready' } as const;

/** `GET /api/health`: the same as `/api/health/ready`. */
export const health = { method: 'GET', path: '/api/health' } as const;

export const healthAnswer = z.object({ status: z.literal('ok'), database: z.literal('ok') });
export type HealthAnswer = z.infer<typeof healthAnswer>;
