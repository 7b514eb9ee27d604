export type { FormLabels, Option } from '../kit/form-labels.ts';
export { formLabels, type ReadableForm } from './form-labels.ts';
