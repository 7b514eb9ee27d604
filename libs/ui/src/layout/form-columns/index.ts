export { FormColumns, type FormColumnsProps, FormNote } from './form-columns.tsx';
