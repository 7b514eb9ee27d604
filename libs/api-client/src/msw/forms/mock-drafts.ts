import type { FormDraft } from '../../contract/index.ts';

/** An unfinished form, with the state of its link. */
export interface MockFormDraft {
  readonly draft: FormDraft;
  readonly link?: 'open' | 'used' | undefined;
  /** The page that used the link, until the next save. */
  readonly resumedBy?: string | undefined;
}

/** By their ids. */
export type MockFormDrafts = Map<string, MockFormDraft>;
