export { advisoryMessages } from '../advisory/advisory.messages.ts';
export { carAdvisoryMessages } from './car-advisory.messages.ts';
export { carAdvisory, carAdvisorySchema } from './car-advisory.schema.ts';
export { CarAdvisoryForm, type CarAdvisoryFormProps } from './car-advisory-form.tsx';
