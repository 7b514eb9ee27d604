/** Necessary storage of the site: name, use and duration. */
export const kept = [
  ['accessToken', 'accessToken', 'session'],
  ['memberInfo', 'memberInfo', 'session'],
  ['formSent', 'formSent', 'tenMinutes'],
  ['form-*', 'formDraft', 'untilClosed'],
  ['checkout-*', 'checkout', 'daysAtMost'],
  ['flowsStates', 'flowsStates', 'daysAtMost'],
  ['placed-*', 'placed', 'oneHour'],
  ['locale', 'locale', 'untilClosed'],
  ['consent', 'consent', 'sixMonths'],
  ['username', 'username', 'untilRemoved'],
  ['closedAlerts', 'closedAlerts', 'untilErased'],
  ['app-storage', 'appStorage', 'untilDone'],
  ['jalon.*', 'drafts', 'untilTabClosed'],
] as const;
