import type { FormDraft } from '@jalon/api-client/contract';
import type { KeyRing } from '../../../platform/config/keys.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DraftKind } from '../../../platform/drafts/draft-kind.ts';
import type { DraftState } from '../../../platform/drafts/draft-store.ts';
import { personalDrafts } from '../../../platform/drafts/personal-drafts.ts';
import { rotateDrafts } from '../../../platform/drafts/rotate-drafts.ts';
import { formDraftLinks, formDrafts } from './form-drafts.tables.ts';

/** Unfinished forms, as one kind of draft. */
export const formDraftKind: DraftKind = {
  name: 'form-draft',
  drafts: formDrafts,
  links: formDraftLinks,
  purposes: { drafts: 'form drafts', links: 'form draft links', tokens: 'form draft tokens' },
  eventKind: 'forms.resume-link',
};

export interface FormDraftContent {
  readonly draft: FormDraft;
  readonly state: DraftState;
}

/** Encrypts unfinished forms with the current key; returns their number. */
export const rotateFormDrafts = (database: Database, keys: KeyRing) =>
  rotateDrafts(formDraftKind, database, keys);

export const personalFormDrafts = (database: Database, keys: KeyRing) =>
  personalDrafts<FormDraftContent>(formDraftKind, database, {
    keys,
    searched: ({ draft }) => draft.answers,
    data: ({ draft: { formId, locale, answers } }) => ({ form: formId, locale, answers }),
  });
