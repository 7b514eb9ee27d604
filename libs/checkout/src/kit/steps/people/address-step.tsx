'use client';

import type { ApiClientOptions } from '@jalon/api-client';
import {
  FieldColumns,
  PostalCodeField,
  pickAddress,
  SuggestedField,
  suggestAddresses,
  TextField,
} from '@jalon/forms/kit';
import { checked } from '@jalon/forms/kit/rules';
import { useLocale, useT } from '@jalon/i18n/react';
import type { ComboboxOption } from '@jalon/ui/combobox';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkoutMessages } from '../../checkout.messages.ts';
import { Stack } from '../fields.styles.ts';
import { StepForm } from '../step-form.tsx';
import type { StepFormProps } from '../step-props.ts';
import { addressMessages } from './address.messages.ts';

/** The address of the main member, or of a gift’s recipient, with suggestions. Renders a `form`. */
export function AddressStep(props: StepFormProps) {
  const t = useT(addressMessages);
  const shared = useT(checkoutMessages);
  return (
    <StepForm
      {...props}
      step="address"
      labels={{ address: shared('address'), unit: t('unit'), city: t('city'), postalCode: t('postalCode') }}
    >
      <AddressFields
        api={props.api}
        ownAddress={props.flow === 'register'}
        wasPicked={props.values?.indAdresseNormalise === true}
      />
    </StepForm>
  );
}

interface AddressFieldsProps {
  api: ApiClientOptions | undefined;
  ownAddress: boolean;
  wasPicked: boolean;
}

function AddressFields({ api, ownAddress, wasPicked }: AddressFieldsProps) {
  const t = useT(addressMessages);
  const service = { api, locale: useLocale() };
  const { setValue, getValues, clearErrors } = useFormContext();
  const root = useRef<HTMLDivElement>(null);
  const pick = useRef<AbortController>(undefined);
  const filling = useRef(false);
  const [isPicked, setPicked] = useState(wasPicked);
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => () => pick.current?.abort(), []);
  const autoComplete = (token: string) => (ownAddress ? token : 'off');

  /** Dispatches input events, so that masks and filters react. */
  function fill(name: string, value: string) {
    const control = root.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!control || control.value === value) return;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async function onPick({ id }: ComboboxOption) {
    const controller = new AbortController();
    pick.current = controller;
    const { signal } = controller;
    const found = await pickAddress(id, { ...service, signal });
    if (!found || signal.aborted) return;
    const { address, apartment, city, postalCode } = found;
    filling.current = true;
    fill('address', address);
    fill('city', city);
    fill('postalCode', postalCode);
    // An apartment typed meanwhile is kept.
    if (!getValues('unit')) fill('unit', apartment);
    filling.current = false;
    clearErrors();
    setPicked(true);
    setAnnounced(true);
    setValue('indAdresseNormalise', checked);
  }

  function onInput({ target }: React.InputEvent<HTMLElement>) {
    if (filling.current || !follows.includes((target as HTMLInputElement).name)) return;
    pick.current?.abort();
    setPicked(false);
    setAnnounced(false);
    setValue('indAdresseNormalise', '');
  }

  return (
    <Stack ref={root} onInput={onInput}>
      <SuggestedField
        name="address"
        autoComplete={autoComplete('address-line1')}
        hint={t('addressHint')}
        load={async (typed, context) =>
          manyDigits.test(typed) ? [] : suggestAddresses(typed, context, service)
        }
        onPick={onPick}
      />
      <FieldColumns>
        <TextField name="unit" autoComplete={autoComplete('address-line2')} />
        <TextField name="city" autoComplete={autoComplete('address-level2')} />
        <PostalCodeField name="postalCode" hint={t('postalCodeHint')} />
      </FieldColumns>
      <input type="hidden" name="indAdresseNormalise" value={isPicked ? checked : ''} />
      <span role="status" className="jalon-visually-hidden">
        {isAnnounced && t('addressFilled')}
      </span>
    </Stack>
  );
}

/** A card number may have been pasted: it must not be sent. */
const manyDigits = /\d(?:[\s-]?\d){8}/;

/** Typing into one of these fields means that the address was not picked. */
const follows = ['address', 'city', 'postalCode'];
