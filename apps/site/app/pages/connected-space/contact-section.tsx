import { formatPhone, formatPostalCode } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Actions } from '../../frame/actions.styles.ts';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Contact, Details } from './connected-space.styles.ts';
import type { ContactInfo } from './contact-of.ts';

export interface ContactSectionProps extends ContactInfo {
  /** The address of the form that changes the contact details. */
  changePath: string;
}

/** The member's contact details, and a link to change them. */
export function ContactSection({ email, phone, address, changePath }: ContactSectionProps) {
  const t = useT(connectedSpaceMessages);
  const locale = useLocale();
  const phones = (['home', 'mobile', 'work'] as const).flatMap((kind) => {
    const number = phone?.[kind];
    return number ? [{ kind, number: formatPhone(number, locale) }] : [];
  });
  return (
    <Contact>
      <h2>{t('contact')}</h2>
      <Details>
        {address?.address && (
          <div>
            <dt>{t('address')}</dt>
            <dd>
              {address.address}
              {address.appartement && `, ${t('apartment', { apartment: address.appartement })}`}
            </dd>
            <dd>
              {address.city} ({address.province}) {formatPostalCode(address.postalCode ?? '')}
            </dd>
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
      </Details>
      <Actions>
        <Button href={changePath} variant="secondary">
          {t('changeContact')}
        </Button>
      </Actions>
    </Contact>
  );
}
