// Copied into each host: every form of the library, as in any React app.
import { BatteryTestForm, type BatteryTestFormProps } from '@jalon/forms/battery-test';
import { CarAdvisoryForm } from '@jalon/forms/car-advisory';
import { ContactDetailsForm } from '@jalon/forms/contact-details';
import { ContactUsForm } from '@jalon/forms/contact-us';
import { GiftCardForm } from '@jalon/forms/gift-card';
import { HomeAdvisoryForm } from '@jalon/forms/home-advisory';
import { PersonalInformationForm } from '@jalon/forms/personal-information';
import { PriceListForm } from '@jalon/forms/price-list';
import { answersTo } from '@jalon/forms/samples';
import type { ReactNode } from 'react';
import { TowingForm } from './towing-form';

/** Created by the server for each page. */
export type Served = Required<Pick<BatteryTestFormProps, 'idempotencyKey' | 'renderToken'>>;

/** The forms by the name in the host's URLs. */
export const forms: Readonly<Record<string, (served: Served) => ReactNode>> = {
  'car-advisory': (served) => <CarAdvisoryForm {...served} />,
  'home-advisory': (served) => <HomeAdvisoryForm {...served} />,
  'contact-details': (served) => <ContactDetailsForm {...served} defaults={answersTo(3)} />,
  'contact-us': (served) => <ContactUsForm {...served} />,
  'personal-information': (served) => <PersonalInformationForm {...served} />,
  'contact-auto-insurance': (served) => <ContactUsForm {...served} topic="auto-insurance" />,
  'contact-home-insurance': (served) => <ContactUsForm {...served} topic="home-insurance" />,
  'contact-auto-insurance-quote': (served) => <ContactUsForm {...served} topic="auto-insurance-quote" />,
  'contact-travel-insurance': (served) => <ContactUsForm {...served} topic="travel-insurance" />,
  'contact-accident-insurance': (served) => <ContactUsForm {...served} topic="accident-insurance" />,
  'price-list': (served) => <PriceListForm {...served} />,
  'battery-test': (served) => <BatteryTestForm {...served} />,
  // The host’s own form, from the documentation.
  towing: ({ idempotencyKey }) => <TowingForm idempotencyKey={idempotencyKey} />,
  'gift-card': (served) => <GiftCardForm {...served} />,
};
