'use client';

import { additionalMembersMaximum } from '@jalon/api-client/contract';
import { FormSection, useFieldError } from '@jalon/forms/kit';
import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { ErrorMessage } from '@jalon/ui/error-message';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { checkoutMessages } from '../../checkout.messages.ts';
import { memberIntent } from '../../member-intent.ts';
import type { OptionPrices } from '../step-props.ts';
import { membersMessages } from './members.messages.ts';
import { personMessages } from './person.messages.ts';
import { ContactFields, NameFields, OptionField } from './person-fields.tsx';

export interface MembersListProps {
  /** The list’s name in the schema. */
  name: 'additionalMembers' | 'addedMembers';
  /** How many members the membership already has. Default: 0. */
  present?: number | undefined;
  prices?: OptionPrices | undefined;
  /** Who they are; the price follows. */
  intro: string;
}

const empty = {
  greetings: '',
  firstName: '',
  lastName: '',
  birthMonth: '',
  birthYear: '',
  email: '',
  phoneNumber: '',
  phoneNumberType: '',
  indOptionVR: '',
};

/**
 * The people who are added to a membership, each with a section and the price. Without a script the buttons post the form
 * with {@link memberIntent}, and the response has one row more or less.
 */
export function MembersList({ name, present = 0, prices, intro }: MembersListProps) {
  const t = useT(membersMessages);
  const person = useT(personMessages);
  const shared = useT(checkoutMessages);
  const locale = useLocale();
  const { fields, append, remove } = useFieldArray<Record<string, (typeof empty)[]>>({ name });
  const error = useFieldError(name);
  const [announcement, announce] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const price = prices?.additionalMember;
  const eachCosts = price === undefined ? [] : [t('additionalPrice', { price: formatPrice(price, locale) })];
  return (
    <>
      <p>{[intro, ...eachCosts, shared('nothingCharged')].join(' ')}</p>
      {fields.length > 0 && <p>{shared('allRequired')}</p>}
      {fields.map(({ id }, index) => (
        <FormSection
          key={id}
          title={t('additionalNumber', { number: index + 1 })}
          hint={price !== undefined && person('eachYear', { price: formatPrice(price, locale) })}
        >
          <NameFields prefix={`${name}.${index}.`} />
          <ContactFields prefix={`${name}.${index}.`} />
          <OptionField prefix={`${name}.${index}.`} price={prices?.vrOption} />
          <div>
            <Button
              variant="secondary"
              type="submit"
              formNoValidate
              name={memberIntent.field}
              value={memberIntent.remove(index)}
              onClick={(event) => {
                event.preventDefault();
                // The pressed button disappears, and the other one may be new.
                flushSync(() => remove(index));
                addButton.current?.focus();
                announce(t('memberRemoved'));
              }}
            >
              {t('removeMember', { number: index + 1 })}
            </Button>
          </div>
        </FormSection>
      ))}
      {error && <ErrorMessage id={`${name}-error`}>{error}</ErrorMessage>}
      <p role="status" className="jalon-visually-hidden">
        {announcement}
      </p>
      {present + fields.length < additionalMembersMaximum ? (
        <div>
          <Button
            ref={addButton}
            variant="secondary"
            type="submit"
            formNoValidate
            name={memberIntent.field}
            value={memberIntent.add}
            onClick={(event) => {
              event.preventDefault();
              append(empty, { focusName: `${name}.${fields.length}.greetings` });
              announce(t('memberAdded', { number: fields.length + 1 }));
            }}
          >
            {t('addMemberButton')}
          </Button>
        </div>
      ) : (
        <p>{t('membersMaximum', { count: additionalMembersMaximum })}</p>
      )}
    </>
  );
}
