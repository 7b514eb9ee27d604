'use client';

import { formatAddress, formatPhone } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import type { ComponentPropsWithRef } from 'react';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Contact } from './connected-space.styles.ts';
import type { MemberContact } from './member-space.ts';

export interface MemberContactDetailsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  contact: MemberContact;
  /** The address of the form to change them. */
  changeHref: string;
}

/** The member’s address, phones and email, and a link to change them: a `<section>` with a `<dl>`. */
export function MemberContactDetails({ contact, changeHref, ...props }: MemberContactDetailsProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const { address, phone, email } = contact;
  const phones = (['home', 'mobile', 'work'] as const).flatMap((kind) => {
    const number = phone?.[kind];
    return number ? [{ kind, number: formatPhone(number, locale) }] : [];
  });
  const isEmpty = !address?.address && phones.length === 0 && !email;
  return (
    <Contact {...props}>
      <h2>{t('contact')}</h2>
      {isEmpty ? (
        <p>{t('noContact')}</p>
      ) : (
        <dl>
          {address?.address && (
            <div>
              <dt>{t('address')}</dt>
              {formatAddress(
                { ...address, street: address.address, apartment: address.appartement },
                locale,
              ).map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          )}
          {phones.map(({ kind, number }) => (
            <div key={kind}>
              <dt>{t(kind)}</dt>
              <dd>
                {number}
                {kind === 'work' &&
                  phone?.workExtension &&
                  `, ${t('extension', { extension: phone.workExtension })}`}
              </dd>
            </div>
          ))}
          {email && (
            <div>
              <dt>{t('email')}</dt>
              <dd>{email}</dd>
            </div>
          )}
        </dl>
      )}
      <Button href={changeHref} variant="secondary">
        {t('changeContact')}
      </Button>
    </Contact>
  );
}
