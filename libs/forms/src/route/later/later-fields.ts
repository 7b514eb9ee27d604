/** The names of the controls with which a form is finished later, and the values of `intent`. */
export const laterFields = {
  intent: 'later',
  draft: 'laterDraft',
  email: 'laterEmail',
  page: 'page',
} as const;

/** `keep` the answers, mail a `link` to them, or begin `anew`. */
export type LaterIntent = 'keep' | 'link' | 'anew';
