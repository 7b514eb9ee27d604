/** Keys for an API on a database that is not its own. */
export const testKeys = {
  ACCESS_TOKEN_KEYS: `test:${Buffer.alloc(32, 'access').toString('base64')}`,
  DATA_KEYS: `test:${Buffer.alloc(32, 'data').toString('base64')}`,
};
