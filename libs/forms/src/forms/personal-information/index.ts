export { personalInformationMessages } from './personal-information.messages.ts';
export { personalInformation, personalInformationSchema } from './personal-information.schema.ts';
export { PersonalInformationForm, type PersonalInformationFormProps } from './personal-information-form.tsx';
