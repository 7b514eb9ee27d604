// Checks the answers, keeps the draft, sends the form, and has the texts that this takes. `load-edited-form.ts` loads it when
// the form gets the focus, or at the send.
export { zodResolver } from '@hookform/resolvers/zod';
export { clearErrorsAfterEdit } from '../state/clear-errors.ts';
export { dropDraft, restoreDraft, saveDraft } from '../state/draft.ts';
export { showInvalid, showRefusal } from '../state/failed-send.ts';
export { readAnswers, syncFromPage } from '../state/page-values.ts';
export { untilLeft } from '../submission/until-left.ts';
export { editedFormMessages } from '../texts/edited-form.messages.ts';
export { fieldErrorText, fieldNoteText, sendErrorText } from '../texts/error-text.ts';
export { makeReadOnly } from '../typing/read-only-while-sending.ts';
export { Confirmation } from './confirmation.tsx';
export { FormSummary } from './form-summary.tsx';
export { transmit } from './transmit.ts';
