import type { ClubFormProps, RejectedPost } from '@jalon/forms/kit';
import { type ComponentType, createElement } from 'react';

/** The props that a form receives from its page. */
export interface FormProps
  extends Pick<
    ClubFormProps,
    'action' | 'idempotencyKey' | 'renderToken' | 'member' | 'signInPath' | 'draft'
  > {
  posted: RejectedPost | undefined;
  onSent: (sent: { reference: string }) => Promise<void>;
  /** The gift card’s: what the member has, in cents. */
  balance?: number | undefined;
}

export type SiteFormComponent = ComponentType<FormProps>;

async function contactUs(topic?: ContactTopic): Promise<SiteFormComponent> {
  const { ContactUsForm } = await import('@jalon/forms/contact-us');
  return (props) => createElement(ContactUsForm, { ...props, topic });
}

type ContactTopic =
  | 'auto-insurance'
  | 'home-insurance'
  | 'auto-insurance-quote'
  | 'travel-insurance'
  | 'accident-insurance';

/** The forms that any page can show, by name; the browser loads one only on a page with it. The form for members needs its own page. */
export const siteForms: Readonly<Record<string, () => Promise<SiteFormComponent>>> = {
  'car-advisory': async () => (await import('@jalon/forms/car-advisory')).CarAdvisoryForm,
  'home-advisory': async () => (await import('@jalon/forms/home-advisory')).HomeAdvisoryForm,
  'contact-us': () => contactUs(),
  'personal-information': async () =>
    (await import('@jalon/forms/personal-information')).PersonalInformationForm,
  'contact-auto-insurance': () => contactUs('auto-insurance'),
  'contact-home-insurance': () => contactUs('home-insurance'),
  'contact-auto-insurance-quote': () => contactUs('auto-insurance-quote'),
  'contact-travel-insurance': () => contactUs('travel-insurance'),
  'contact-accident-insurance': () => contactUs('accident-insurance'),
  'price-list': async () => (await import('@jalon/forms/price-list')).PriceListForm,
  'battery-test': async () => (await import('@jalon/forms/battery-test')).BatteryTestForm,
  'gift-card': async () => (await import('@jalon/forms/gift-card')).GiftCardForm,
};
