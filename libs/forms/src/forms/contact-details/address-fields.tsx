'use client';

import type { ApiClientOptions } from '@jalon/api-client';
import { useLocale, useT } from '@jalon/i18n/react';
import type { ComboboxOption } from '@jalon/ui/combobox';
import { type InputEvent, useEffect, useRef, useState } from 'react';
import { Stack } from '../../kit/fields/address-fields.styles.ts';
import { pickAddress, suggestAddresses } from '../../kit/fields/address-suggestions.ts';
import { FieldColumns } from '../../kit/fields/layout/form-section.styles.ts';
import { PostalCodeField } from '../../kit/fields/postal-code-field.tsx';
import { SuggestedField } from '../../kit/fields/suggested-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { checked } from '../../kit/rules/choice-fields.ts';
import { setControl } from '../../kit/typing/set-control.ts';
import { contactDetailsMessages } from './contact-details.messages.ts';
import type { ContactDetailsField } from './contact-details.schema.ts';
import { homeProvince } from './original-address.ts';

export interface AddressFieldsProps {
  /** The member may not change the address. */
  locked: boolean;
  /** The address of the API. */
  api: ApiClientOptions | undefined;
}

/**
 * The address with its suggestions. Picking one fills in the other fields; an empty address empties and locks
 * them. Without a script they are plain fields.
 */
export function AddressFields({ locked, api }: AddressFieldsProps) {
  const t = useT(contactDetailsMessages);
  const service = { api, locale: useLocale() };
  const root = useRef<HTMLDivElement>(null);
  const pick = useRef<AbortController>(undefined);
  const filling = useRef(false);
  // The picked address could not be retrieved.
  const [isUnfilled, setUnfilled] = useState(false);
  // Without a script nothing is locked.
  const [hasAddress, setHasAddress] = useState(true);
  // Empty until the member picks or types an address: an unchanged address keeps its status.
  const [normalised, setNormalised] = useState<'' | 'true' | 'false'>('');

  const input = (name: ContactDetailsField) =>
    root.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined;

  // The address may have been typed before the script arrived.
  useEffect(() => {
    setHasAddress(!!root.current?.querySelector<HTMLInputElement>('[name="address"]')?.value.trim());
    return () => pick.current?.abort();
  }, []);

  function fill(answers: Partial<Record<ContactDetailsField, string>>) {
    filling.current = true;
    for (const [name, value] of Object.entries(answers)) {
      const control = input(name as ContactDetailsField);
      if (control && control.value !== value) setControl(control, value);
    }
    filling.current = false;
  }

  function onInput({ target }: InputEvent<HTMLElement>) {
    const { name, value } = target as HTMLInputElement;
    if (filling.current || !follows.includes(name)) return;
    pick.current?.abort();
    setNormalised('false');
    setUnfilled(false);
    if (name !== 'address') return;
    const filled = value.trim() !== '';
    setHasAddress(filled);
    fill(filled ? { province: homeProvince } : { ...nothing, province: '' });
  }

  async function onPick({ id }: ComboboxOption) {
    const controller = new AbortController();
    pick.current = controller;
    const { signal } = controller;
    // The rest of the previous address belongs to another street.
    fill(nothing);
    const found = await pickAddress(id, { ...service, signal });
    if (signal.aborted) return;
    if (!found) return setUnfilled(true);
    // An apartment that was typed meanwhile is kept.
    const { apartment, ...address } = found;
    fill({ ...address, province: homeProvince, ...(!input('apartment')?.value && { apartment }) });
    setNormalised('true');
  }

  const waits = !locked && !hasAddress;
  const follower = (name: ContactDetailsField, hint?: string) => ({
    name,
    readOnly: locked || waits,
    hint: waits ? t('addressFirst') : isUnfilled && name === 'city' ? t('addressUnfilled') : !locked && hint,
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
        {isUnfilled && t('addressUnfilled')}
      </span>
    </Stack>
  );
}

/** The fields that are emptied with the address. */
const nothing = { apartment: '', city: '', postalCode: '' };

/** Typing into one of these fields ends the normalised state. */
const follows = ['address', 'city', 'postalCode'];
