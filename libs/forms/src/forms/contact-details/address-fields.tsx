'use client';

import type { ApiClientOptions } from '@jalon/api-client';
import { useLocale, useT } from '@jalon/i18n/react';
import type { ComboboxOption } from '@jalon/ui/combobox';
import { type InputEvent, useEffect, useRef, useState } from 'react';
import { FieldColumns } from '../../kit/fields/form-section.styles.ts';
import { PostalCodeField } from '../../kit/fields/postal-code-field.tsx';
import { SuggestedField } from '../../kit/fields/suggested-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { checked } from '../../kit/rules/field-schemas.ts';
import { pickAddress, suggestAddresses } from './address-suggestions.ts';
import { contactDetailsMessages } from './contact-details.messages.ts';
import type { ContactDetailsField } from './contact-details.schema.ts';
import { Stack } from './contact-details.styles.ts';
import { homeProvince } from './original-address.ts';

export interface AddressFieldsProps {
  /** None of them is the member's to change. */
  locked: boolean;
  /** Where the API stands. */
  api: ApiClientOptions | undefined;
}

/**
 * The address with its suggestions, and what follows from it (forms spec §4): a pick fills the others, an empty
 * address empties and locks them. Before the script arrives, and without it, they are fields like any other.
 */
export function AddressFields({ locked, api }: AddressFieldsProps) {
  const t = useT(contactDetailsMessages);
  const service = { api, locale: useLocale() };
  const root = useRef<HTMLDivElement>(null);
  const pick = useRef<AbortController>(undefined);
  const filling = useRef(false);
  // Whoever renders without a script locks nothing.
  const [hasAddress, setHasAddress] = useState(true);
  // Neither, until the member picks or types an address.
  const [normalised, setNormalised] = useState<'' | 'true' | 'false'>('');

  const input = (name: ContactDetailsField) =>
    root.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined;

  // It may have been typed before the script arrived.
  useEffect(() => {
    setHasAddress(!!root.current?.querySelector<HTMLInputElement>('[name="address"]')?.value.trim());
    return () => pick.current?.abort();
  }, []);

  /** Writes as a visitor would, so that masks, filters and the form hear of it. */
  function fill(answers: Partial<Record<ContactDetailsField, string>>) {
    filling.current = true;
    for (const [name, value] of Object.entries(answers)) {
      const control = input(name as ContactDetailsField);
      if (!control || control.value === value) continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    filling.current = false;
  }

  function onInput({ target }: InputEvent<HTMLElement>) {
    const { name, value } = target as HTMLInputElement;
    if (filling.current || !follows.includes(name)) return;
    pick.current?.abort();
    setNormalised('false');
    if (name !== 'address') return;
    const filled = value.trim() !== '';
    setHasAddress(filled);
    fill(filled ? { province: homeProvince } : { ...nothing, province: '' });
  }

  async function onPick({ id }: ComboboxOption) {
    pick.current = new AbortController();
    // Nothing of the former address stays beside the new one, should its answer fail or be late.
    fill(nothing);
    const found = await pickAddress(id, { ...service, signal: pick.current.signal });
    if (!found) return;
    // An apartment typed meanwhile is the visitor's.
    const { apartment, ...address } = found;
    fill({ ...address, province: homeProvince, ...(!input('apartment')?.value && { apartment }) });
    setNormalised('true');
  }

  const waits = !locked && !hasAddress;
  const follower = (name: ContactDetailsField, hint?: string) => ({
    name,
    readOnly: locked || waits,
    hint: waits ? t('addressFirst') : !locked && hint,
  });

  return (
    <Stack ref={root} onInput={onInput}>
      {locked ? (
        <TextField name="address" autoComplete="address-line1" readOnly />
      ) : (
        <SuggestedField
          name="address"
          autoComplete="address-line1"
          hint={
            <>
              {t('addressHint')} <span data-part="with-script">{t('addressSuggested')}</span>
            </>
          }
          load={(typed, context) => suggestAddresses(typed, context, service)}
          onPick={onPick}
        />
      )}
      <FieldColumns>
        <TextField {...follower('apartment')} autoComplete="address-line2" />
        <TextField {...follower('city')} autoComplete="address-level2" />
        <TextField name="province" autoComplete="address-level1" readOnly />
        <PostalCodeField {...follower('postalCode', t('postalCodeHint'))} />
      </FieldColumns>
      <input type="hidden" name="indAdresseNormalise" value={normalised} />
      <span role="status" className="jalon-visually-hidden">
        {normalised === checked && t('addressFilled')}
      </span>
    </Stack>
  );
}

/** What stands with an address and goes with it. */
const nothing = { apartment: '', city: '', postalCode: '' };

/** What an address service knows: typing into it makes the address the visitor's own. */
const follows = ['address', 'city', 'postalCode'];
