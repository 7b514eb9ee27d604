export { answersTo } from './answers.ts';
export { type FormAnswers, fillForm } from './fill-form.ts';
export { mockForms } from './mock-forms.ts';
export { sampleBody, sampleField } from './sample-body.ts';
