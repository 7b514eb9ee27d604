import * as editedForm from './edited-form.ts';

export type EditedForm = typeof editedForm;

/**
 * `edited-form.ts` on a server, whose pages may show errors. In a browser this module is `load-edited-form.browser.ts`: see
 * `imports` in the package.json.
 */
export const editedFormLoader: EditedFormLoader = {
  load: () => Promise.resolve(editedForm),
  loadOrNothing: () => editedForm,
  loaded: () => editedForm,
  subscribe: () => () => {},
};

export interface EditedFormLoader {
  /** Loads it once. Rejects when the network fails; the next call tries again. */
  readonly load: () => Promise<EditedForm>;
  /** For `use`: what is loaded already, or else, at each call, one promise that is never rejected. */
  readonly loadOrNothing: () => EditedForm | Promise<EditedForm | undefined>;
  readonly loaded: () => EditedForm | undefined;
  readonly subscribe: (onLoad: () => void) => () => void;
}
