export { personalInformationMessages } from './personal-information.messages.ts';
export { PersonalInformationForm, type PersonalInformationFormProps } from './personal-information-form.tsx';
