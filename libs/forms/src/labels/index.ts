export { type ConsentText, consentTexts } from '../forms/contact-us/contact-us.consent.ts';
export { answerText, type ReadableAnswer, readableAnswers } from '../kit/texts/answer-text.ts';
export type { FormLabels, Option } from '../kit/texts/form-labels.ts';
export { formLabels, type ReadableForm } from './form-labels.ts';
