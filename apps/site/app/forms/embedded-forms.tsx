import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { FormProps } from './use-form-props.ts';

type FormComponent = ComponentType<FormProps>;

const of = (load: () => Promise<FormComponent>) => lazy(async () => ({ default: await load() }));

const contactUs = (topic?: ContactTopic) =>
  of(async () => {
    const { ContactUsForm } = await import('@jalon/forms/contact-us');
    return (props) => <ContactUsForm {...props} topic={topic} />;
  });

type ContactTopic =
  | 'auto-insurance'
  | 'home-insurance'
  | 'auto-insurance-quote'
  | 'travel-insurance'
  | 'accident-insurance';

/**
 * The forms that can be embedded in a content page, by name; each is loaded only with a page that shows it. The form for
 * members needs its own page.
 */
export const embeddedForms: Readonly<Record<string, LazyExoticComponent<FormComponent>>> = {
  'car-advisory': of(async () => (await import('@jalon/forms/car-advisory')).CarAdvisoryForm),
  'home-advisory': of(async () => (await import('@jalon/forms/home-advisory')).HomeAdvisoryForm),
  'contact-us': contactUs(),
  'personal-information': of(
    async () => (await import('@jalon/forms/personal-information')).PersonalInformationForm,
  ),
  'contact-auto-insurance': contactUs('auto-insurance'),
  'contact-home-insurance': contactUs('home-insurance'),
  'contact-auto-insurance-quote': contactUs('auto-insurance-quote'),
  'contact-travel-insurance': contactUs('travel-insurance'),
  'contact-accident-insurance': contactUs('accident-insurance'),
  'price-list': of(async () => (await import('@jalon/forms/price-list')).PriceListForm),
  'battery-test': of(async () => (await import('@jalon/forms/battery-test')).BatteryTestForm),
  'gift-card': of(async () => (await import('@jalon/forms/gift-card')).GiftCardForm),
};
