/** The service that the access tokens are for: another one with the same keys must use another name. */
export const tokenAudience = 'jalon-api';
