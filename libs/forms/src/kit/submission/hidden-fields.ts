/** The hidden field that carries the idempotency key in a plain post. */
export const idempotencyKeyField = 'idempotencyKey';

export { honeypotField, renderTokenField } from '@jalon/api-client';
