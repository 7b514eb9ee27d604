export { type DeliverySettings, readDeliverySettings } from './deliver/delivery.settings.ts';
export { personalFormDrafts } from './drafts/form-draft-kind.ts';
export { type FormSettings, readFormSettings } from './forms.settings.ts';
export { registerForms } from './forms.ts';
export { handledForms } from './handling/handled-forms.ts';
export { personalSubmissions } from './store/personal-submissions.ts';
