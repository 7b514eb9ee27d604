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

/** Every form, and what a site can compare with its own settings. */
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

/** Searches in the language that `index` names. */
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

/** Whether the signed-in member’s membership renews automatically. */
export const getAutomaticRenewal = { method: 'GET', path: '/api/automatic-renewal' } as const;

/** Switches the automatic renewal of the signed-in member’s membership on or off. */
export const setAutomaticRenewal = { method: 'PUT', path: '/api/automatic-renewal' } as const;

/** The card or bank account saved for the signed-in member’s later payments. */
export const getSavedPayment = { method: 'GET', path: '/api/saved-payment' } as const;

/** Creates a page of the gateway for another card or bank account. */
export const createSavedPaymentPage = { method: 'POST', path: '/api/saved-payment/pages' } as const;

/** The state of such a page, with what a page shows of its card or account. */
export const getSavedPaymentPage = { method: 'GET', path: '/api/saved-payment/pages/:pageId' } as const;

/** Replaces the saved card or bank account with the one of that page. */
export const replaceSavedPayment = { method: 'PUT', path: '/api/saved-payment' } as const;

/** What the end of the signed-in member’s membership would be, or was. */
export const getEnding = { method: 'GET', path: '/api/membership-ending' } as const;

/** Ends the signed-in member’s membership; repeatable. */
export const endMembership = { method: 'POST', path: '/api/membership-ending' } as const;

/** Asks for a mailed link that ends a membership; the answer is the same for an unknown number. */
export const requestEndingLink = { method: 'POST', path: '/api/membership-ending/links' } as const;

/** The same as `getEnding`, by the token of that link. Changes nothing: a post, so that no address has the token. */
export const getEndingOfLink = { method: 'POST', path: '/api/membership-ending/links/read' } as const;

/** Ends the membership of that link, which works once; repeatable. */
export const endMembershipByLink = { method: 'POST', path: '/api/membership-ending/links/use' } as const;

/** The prices of all membership types today. */
export const getMembershipPrices = { method: 'GET', path: '/api/membership-prices' } as const;

/** The price of a checkout, computed and stored by the API. */
export const createQuote = { method: 'POST', path: '/api/quotes' } as const;

/** The price of a checkout, not stored. Its `id` is a digest of what the person sees. */
export const previewQuote = { method: 'POST', path: '/api/quotes/preview' } as const;

/** Places an order for a quote and starts its payment; repeatable with the same `Idempotency-Key`. */
export const placeOrder = { method: 'POST', path: '/api/orders' } as const;

/** The stored state of an attempt to pay. */
export const getOrderAttempt = { method: 'GET', path: '/api/orders/attempts/:attemptId' } as const;

/** Asks the gateway for the outcome of an attempt that is open, stores it, and answers the attempt. */
export const checkOrderAttempt = { method: 'POST', path: '/api/orders/attempts/:attemptId/check' } as const;

/** Settings for showing the payment gateway’s fields in a browser. */
export const getPaymentSettings = { method: 'GET', path: '/api/payments/settings' } as const;

/** Creates a page of the gateway on which the card or bank account of a checkout is typed, for browsers without script. */
export const createCheckoutPage = { method: 'POST', path: '/api/checkouts/:checkoutId/pages' } as const;

/** The gateway’s signed messages. */
export const receivePaymentEvent = { method: 'POST', path: '/api/payments/events' } as const;

/** A gift that is not accepted yet, by the token of its link. */
export const getGift = { method: 'GET', path: '/api/gifts/:token' } as const;

/** Accepts a gift: the recipient becomes a member. */
export const acceptGift = { method: 'POST', path: '/api/gifts/:token/accept' } as const;

/** Keeps an unfinished checkout under a new id. */
export const createCheckout = { method: 'POST', path: '/api/checkouts' } as const;

/** Replaces an unfinished checkout. */
export const saveCheckout = { method: 'PUT', path: '/api/checkouts/:checkoutId' } as const;

/** An unfinished checkout; 404 once it is finished, deleted or too old. */
export const getCheckout = { method: 'GET', path: '/api/checkouts/:checkoutId' } as const;

/** Deletes an unfinished checkout, unless its link was mailed or its order was sent. */
export const deleteCheckout = { method: 'DELETE', path: '/api/checkouts/:checkoutId' } as const;

/** Places the order of a checkout and starts its payment; repeatable. */
export const placeCheckout = { method: 'POST', path: '/api/checkouts/:checkoutId/order' } as const;

/** Mails a link that opens a checkout on another device. */
export const mailResumeLink = { method: 'POST', path: '/api/checkouts/:checkoutId/link' } as const;

/** Whether a mailed link still works. Changes nothing. */
export const checkResumeLink = { method: 'POST', path: '/api/checkouts/resume/check' } as const;

/** Continues the checkout of a mailed link under a new id; the link and the former id no longer work. */
export const resumeCheckout = { method: 'POST', path: '/api/checkouts/resume' } as const;

/** Stores the proof of a choice about cookies. */
export const recordConsent = { method: 'POST', path: '/api/consents' } as const;
