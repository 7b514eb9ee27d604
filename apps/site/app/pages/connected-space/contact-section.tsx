import { contactDetailsPaths } from '@jalon/forms/schemas';
import { formatPhone, formatPostalCode } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Actions } from '../../frame/actions.styles.ts';
import { connectedSpaceMessages } from './connected-space.messages.ts';
import { Contact, Details } from './connected-space.styles.ts';
import type { ContactInfo } from './contact-of.ts';

/** How the club reaches the member, and the way to change it. */
export function ContactSection({ email, phone, address }: ContactInfo) {
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
        <Button href={contactDetailsPaths.paths[locale]} variant="secondary">
          {t('changeContact')}
        </Button>
      </Actions>
    </Contact>
  );
}
