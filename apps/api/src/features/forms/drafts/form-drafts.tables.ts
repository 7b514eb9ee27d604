import { keyedDraftTable, linkTable } from '../../../platform/drafts/draft-columns.ts';

/** Unfinished forms. */
export const formDrafts = keyedDraftTable('form_drafts');

/** Requests for a link to continue one on another device. */
export const formDraftLinks = linkTable('form_draft_links', { drafts: formDrafts, draftColumn: 'draft_id' });
