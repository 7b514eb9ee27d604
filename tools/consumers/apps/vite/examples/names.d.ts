// What the examples of the documentation take for granted.
declare const app: import('fastify').FastifyInstance;
declare const address: string;
declare const baseUrl: string;
declare const idempotencyKey: string;
declare const password: string;
declare const payload: object;
declare const signal: AbortSignal;
declare const siteWeb: string;
declare const username: string;
declare function renderPage(page: { posted: import('@jalon/forms/server').RejectedPost }): string;
declare function show(errors: object): void;
