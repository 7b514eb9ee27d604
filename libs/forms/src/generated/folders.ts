// Written by `npm run generate -- form-lists`, from the folders of src/forms.
import { advisoryForms } from '../forms/advisory/advisory.form.ts';
import { batteryTestForms } from '../forms/battery-test/battery-test.form.ts';
import { contactDetailsForms } from '../forms/contact-details/contact-details.form.ts';
import { contactUsForms } from '../forms/contact-us/contact-us.form.ts';
import { giftCardForms } from '../forms/gift-card/gift-card.form.ts';
import { personalInformationForms } from '../forms/personal-information/personal-information.form.ts';
import { priceListForms } from '../forms/price-list/price-list.form.ts';
import type { FormsOf } from '../kit/form-descriptor.ts';

/** The forms of each folder. */
export const folders: Readonly<Record<string, FormsOf>> = {
  advisory: advisoryForms,
  'battery-test': batteryTestForms,
  'contact-details': contactDetailsForms,
  'contact-us': contactUsForms,
  'gift-card': giftCardForms,
  'personal-information': personalInformationForms,
  'price-list': priceListForms,
};
