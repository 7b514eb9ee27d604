export { contactUsMessages } from './contact-us.messages.ts';
export { type ContactTopic, contactTopics, contactUs, contactUsSchema } from './contact-us.schema.ts';
export { ContactUsForm, type ContactUsFormProps } from './contact-us-form.tsx';
