export { comparablePath, isPage, tokenPage } from './addresses.ts';
export {
  type Answer,
  type AnswerOptions,
  type HeaderPair,
  headersOf,
  type PageAnswer,
  page,
  type RedirectAnswer,
  type RedirectStatus,
  redirect,
  toResponse,
} from './answer.ts';
export { checkOptions } from './check-options.ts';
export { type Cookie, parseCookies, readCookie, serializeCookie, setCookie } from './cookies.ts';
export { isFromOtherSite } from './from-other-site.ts';
export { readForm } from './read-form.ts';
export { refusedStatus, retryAfter } from './refusal.ts';
export { landingStep } from './steps.ts';
