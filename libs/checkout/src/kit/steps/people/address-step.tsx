'use client';

import type { ApiClientOptions } from '@jalon/api-client';
import { FieldColumns, PostalCodeField, SuggestedField, TextField, usePickedAddress } from '@jalon/forms/kit';
import { checked } from '@jalon/forms/kit/rules';
import { useT } from '@jalon/i18n/react';
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
  const { setValue } = useFormContext();
  const { root, onInput, isPicked, isFilled, ...suggestions } = usePickedAddress({
    api,
    names: { address: 'address', apartment: 'unit', city: 'city', postalCode: 'postalCode' },
    wasPicked,
    onChange: (picked) => setValue('indAdresseNormalise', picked ? checked : ''),
  });
  const autoComplete = (token: string) => (ownAddress ? token : 'off');

  return (
    <Stack ref={root} onInput={onInput}>
      <SuggestedField
        name="address"
        autoComplete={autoComplete('address-line1')}
        hint={t('addressHint')}
        {...suggestions}
      />
      <FieldColumns>
        <TextField name="unit" autoComplete={autoComplete('address-line2')} />
        <TextField name="city" autoComplete={autoComplete('address-level2')} />
        <PostalCodeField name="postalCode" hint={t('postalCodeHint')} />
      </FieldColumns>
      <input type="hidden" name="indAdresseNormalise" value={isPicked ? checked : ''} />
      <span role="status" className="jalon-visually-hidden">
        {isFilled && t('addressFilled')}
      </span>
    </Stack>
  );
}
