/** The hidden field that carries the idempotency key in a plain post. */
export const idempotencyKeyField = 'idempotencyKey';

export { renderTokenField, trapField as honeypotField } from '@jalon/api-client';
