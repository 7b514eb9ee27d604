/** Keys for an API with `DATABASE_URL`. */
export const testKeys = {
  ACCESS_TOKEN_KEYS: `test:${Buffer.alloc(32, 'access').toString('base64')}`,
  DATA_KEYS: `test:${Buffer.alloc(32, 'data').toString('base64')}`,
};
