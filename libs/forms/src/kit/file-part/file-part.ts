export { FileField } from '../fields/file-field.tsx';
export { photographs } from '../rules/file-fields.ts';
