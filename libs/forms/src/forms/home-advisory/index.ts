export { advisoryMessages } from '../advisory/advisory.messages.ts';
export { homeAdvisoryMessages } from './home-advisory.messages.ts';
export { homeAdvisory, homeAdvisorySchema } from './home-advisory.schema.ts';
export { HomeAdvisoryForm, type HomeAdvisoryFormProps } from './home-advisory-form.tsx';
