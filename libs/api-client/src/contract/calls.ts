/**
 * Method and path of each call. Separate from the schemas of its request and response, so that a browser loads none
 * to make a call.
 */

/** Stores one submission. The answer is sent after the commit. */
export const submitForm = { method: 'POST', path: '/api/forms/:formId' } as const;

/** A signed time of rendering, which a form sends with its submission. */
export const getRenderToken = { method: 'GET', path: '/api/render-token' } as const;

/** Whether maintenance is on, and the page to redirect to; `locale` is `fr`, `en` or `en-ca`. */
export const getMaintenance = { method: 'GET', path: '/api/maintenance' } as const;

/** Every form with its paths in both languages. */
export const listForms = { method: 'GET', path: '/api/forms' } as const;

/** Up to 7 suggestions for a partial address. */
export const findAddresses = { method: 'GET', path: '/api/get-addresscomplete-interactive-find' } as const;

/** The address of a suggestion; 404 if it does not exist. */
export const retrieveAddress = {
  method: 'GET',
  path: '/api/get-addresscomplete-interactive-retrieve',
} as const;

/** Signs a member in with username and password; returns the token and sets its cookie. */
export const signIn = { method: 'POST', path: '/api/login' } as const;

/** Ends the session and deletes its cookies; also accepted without a session. */
export const signOut = { method: 'POST', path: '/api/logout' } as const;

/** The details of the token's member: 401 without a token, 403 for another member's number. */
export const getMember = { method: 'GET', path: '/api/talend-members' } as const;

/** What a search finds in the language that `index` names. */
export const search = { method: 'POST', path: '/api/search' } as const;

/** Documents that match a partial search, in that language. */
export const autocomplete = { method: 'POST', path: '/api/autocomplete' } as const;

/** The sessions of the signed-in member. */
export const listSessions = { method: 'GET', path: '/api/sessions' } as const;

/** Ends one session of the signed-in member, or every other one. */
export const endSessions = { method: 'POST', path: '/api/sessions/end' } as const;

/** Changes the password of the signed-in member and ends the other sessions. */
export const changePassword = { method: 'POST', path: '/api/password' } as const;

/** Asks for the mailed link that sets a new password; the answer is the same for an unknown username. */
export const requestPasswordReset = { method: 'POST', path: '/api/password/forgotten' } as const;

/** Sets a new password with the token of that link and ends every session. */
export const resetPassword = { method: 'POST', path: '/api/password/reset' } as const;

/** The prices of all membership types today. */
export const getMembershipPrices = { method: 'GET', path: '/api/membership-prices' } as const;
