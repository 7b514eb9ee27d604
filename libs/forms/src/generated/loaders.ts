// Written by `npm run generate -- form-lists`, from the folders of src/forms.
import type { ComponentType } from 'react';

/** Loads the component of a folder. */
export const loaders: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  advisory: async () => (await import('../forms/advisory/advisory-form.tsx')).AdvisoryForm,
  'battery-test': async () => (await import('../forms/battery-test/battery-test-form.tsx')).BatteryTestForm,
  'contact-details': async () => (await import('../forms/contact-details/contact-details-form.tsx')).ContactDetailsForm,
  'contact-us': async () => (await import('../forms/contact-us/contact-us-form.tsx')).ContactUsForm,
  'gift-card': async () => (await import('../forms/gift-card/gift-card-form.tsx')).GiftCardForm,
  'personal-information': async () => (await import('../forms/personal-information/personal-information-form.tsx')).PersonalInformationForm,
  'price-list': async () => (await import('../forms/price-list/price-list-form.tsx')).PriceListForm,
};
