export { describedBy, type FieldParts } from './described-by.ts';
export { Field, type FieldProps } from './field.tsx';
