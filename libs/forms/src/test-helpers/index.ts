export { answersTo } from '../samples/answers.ts';
export { sampleBody, sampleField } from '../samples/sample-body.ts';
export { type FormAnswers, fillForm } from './fill-form.ts';
export { mockForms } from './mock-forms.ts';
