export { answersTo } from './answers.ts';
export { sampleBody, sampleField } from './sample-body.ts';
