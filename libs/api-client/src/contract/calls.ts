/**
 * Method and path of each call. Apart from the shapes of its question and answer, so that a browser that
 * makes a call loads no schema.
 */

/** Stores one submission. Answered only after the commit. */
export const submitForm = { method: 'POST', path: '/api/forms/:formId' } as const;

/** A signed time at which a form was rendered, which goes along with its submission. */
export const getRenderToken = { method: 'GET', path: '/api/render-token' } as const;

/** Whether maintenance is on, and the page to send a visitor to then; `locale` is `fr`, `en` or `en-ca`. */
export const getMaintenance = { method: 'GET', path: '/api/maintenance' } as const;

/** Every form with its path in both languages. */
export const listForms = { method: 'GET', path: '/api/forms' } as const;

/** Addresses for what was typed so far, 7 at most. */
export const findAddresses = { method: 'GET', path: '/api/get-addresscomplete-interactive-find' } as const;

/** The address of a suggestion. 404 when there is none. */
export const retrieveAddress = {
  method: 'GET',
  path: '/api/get-addresscomplete-interactive-retrieve',
} as const;

/** Signs a member in by username and password: the token, and its cookie. */
export const signIn = { method: 'POST', path: '/api/login' } as const;

/** Clears the cookies of a sign-in; also for who is not signed in. */
export const signOut = { method: 'POST', path: '/api/logout' } as const;

/** The member of the token, and no other: 401 without a token, 403 for another's number. */
export const getMember = { method: 'GET', path: '/api/talend-members' } as const;

/** What a search finds in the language that `index` names. */
export const search = { method: 'POST', path: '/api/search' } as const;

/** Documents for what is being typed, in that language. */
export const autocomplete = { method: 'POST', path: '/api/autocomplete' } as const;
