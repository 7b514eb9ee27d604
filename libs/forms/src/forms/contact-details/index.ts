export { contactDetailsMessages } from './contact-details.messages.ts';
export { ContactDetailsForm, type ContactDetailsFormProps } from './contact-details-form.tsx';
