// Checks the answers, keeps the draft and sends the form. `load-edited-form.ts` loads it at the first edit, or at the send.
export { zodResolver } from '@hookform/resolvers/zod';
export { clearErrorsAfterEdit } from '../state/clear-errors.ts';
export { dropDraft, restoreDraft, saveDraft } from '../state/draft.ts';
export { showInvalid, showRefusal } from '../state/failed-send.ts';
export { readAnswers, syncFromPage } from '../state/page-values.ts';
export { untilLeft } from '../submission/until-left.ts';
export { makeReadOnly } from '../typing/read-only-while-sending.ts';
export { transmit } from './transmit.ts';
