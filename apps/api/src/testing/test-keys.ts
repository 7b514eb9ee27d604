/** Required settings with `DATABASE_URL`: the keys, and the sandbox gateway. */
export const testKeys = {
  ACCESS_TOKEN_KEYS: `test:${Buffer.alloc(32, 'access').toString('base64')}`,
  PAYMENT_GATEWAY: 'sandbox',
  SANDBOX_GATEWAY_KEY: 'the key of the sandbox gateway',
  SANDBOX_GATEWAY_WEBHOOK_SECRET: 'the secret of its events',
  DATA_KEYS: `test:${Buffer.alloc(32, 'data').toString('base64')}`,
};
