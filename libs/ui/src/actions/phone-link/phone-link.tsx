import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PhoneIcon } from '../../foundations/icons/generated/modules/phone.tsx';
import { globalPhoneHref, phoneHref } from './phone-href.ts';
import { Root } from './phone-link.styles.ts';

export interface PhoneLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** As it is written: `1 (800) 555-0134`. */
  number: string;
  /** Dials a North American number from any country, with its `+1`; default as it is written. */
  global?: boolean;
  /** What it says in place of the number. */
  children?: ReactNode;
}

/** A number that a press calls: a `<span>` around an `<a href="tel:…">`, at least 44 px high, with an icon. */
export function PhoneLink({ number, global, children = number, className, ...props }: PhoneLinkProps) {
  return (
    <Root className={className}>
      <a href={(global ? globalPhoneHref : phoneHref)(number)} {...props}>
        <PhoneIcon />
        {children}
      </a>
    </Root>
  );
}
