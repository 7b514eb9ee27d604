/** The hidden field that carries the idempotency key in a plain post. */
export const idempotencyKeyField = 'idempotencyKey';

export { renderTokenField, trapField } from '@jalon/api-client';
