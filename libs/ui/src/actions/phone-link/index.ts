export { globalPhoneHref, phoneHref } from './phone-href.ts';
export { PhoneLink, type PhoneLinkProps } from './phone-link.tsx';
