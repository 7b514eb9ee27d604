export { contactDetailsMessages } from './contact-details.messages.ts';
export { contactDetails, contactDetailsSchema } from './contact-details.schema.ts';
export {
  AddressAndPhones,
  ContactDetailsForm,
  type ContactDetailsFormProps,
  GenderField,
} from './contact-details-form.tsx';
