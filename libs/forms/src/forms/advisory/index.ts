export { advisory, advisorySchemaOf } from './advisory.definition.ts';
export { advisoryMessages } from './advisory.messages.ts';
export { AdvisoryForm, type AdvisoryFormProps } from './advisory-form.tsx';
export type { AdvisoryTopic } from './advisory-subjects.ts';
export { carSubjectMessages } from './car-subjects.messages.ts';
export { homeSubjectMessages } from './home-subjects.messages.ts';
