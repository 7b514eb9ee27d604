// Written by `npm run generate -- form-lists`, from the folders of src/forms.
import type { ComponentType } from 'react';
import { AdvisoryForm } from '../forms/advisory/advisory-form.tsx';
import { BatteryTestForm } from '../forms/battery-test/battery-test-form.tsx';
import { ContactDetailsForm } from '../forms/contact-details/contact-details-form.tsx';
import { ContactUsForm } from '../forms/contact-us/contact-us-form.tsx';
import { GiftCardForm } from '../forms/gift-card/gift-card-form.tsx';
import { PersonalInformationForm } from '../forms/personal-information/personal-information-form.tsx';
import { PriceListForm } from '../forms/price-list/price-list-form.tsx';

/** The component of each folder. */
export const components: Readonly<Record<string, ComponentType<never>>> = {
  advisory: AdvisoryForm,
  'battery-test': BatteryTestForm,
  'contact-details': ContactDetailsForm,
  'contact-us': ContactUsForm,
  'gift-card': GiftCardForm,
  'personal-information': PersonalInformationForm,
  'price-list': PriceListForm,
};
