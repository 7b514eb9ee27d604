'use client';

import type { ApiClientOptions } from '@jalon/api-client';
import { useT } from '@jalon/i18n/react';
import { addressMessages } from '../rules/address-field.messages.ts';
import { provinces } from '../rules/address-field.ts';
import { fieldMeta } from '../rules/field-meta.ts';
import { Stack } from './address-fields.styles.ts';
import { useKit } from './kit-context.ts';
import { FieldColumns } from './layout/form-section.styles.ts';
import { FormSection } from './layout/form-section.tsx';
import { whileVisible } from './layout/visible-when.tsx';
import { PostalCodeField } from './postal-code-field.tsx';
import { SelectField } from './select-field.tsx';
import { SuggestedField } from './suggested-field.tsx';
import { TextField } from './text-field.tsx';
import { usePickedAddress } from './use-picked-address.ts';

export interface AddressFieldsProps {
  /** The address in the form’s schema: `address()` or `quebecAddress()`. Its label is the title. */
  name: string;
  /** The address of the API with the suggestions. @default the page’s own origin */
  api?: ApiClientOptions | undefined;
  /** Whether browsers fill in the visitor’s own address. @default true */
  isOwn?: boolean;
}

/**
 * An address with suggestions, which fill in the rest. Without a script, and without the API, they are plain fields. Renders a
 * `fieldset`.
 */
export function AddressFields({ name, api, isOwn = true }: AddressFieldsProps) {
  const t = useT(addressMessages);
  const { schema, labelOf } = useKit();
  const at = (part: string) => `${name}.${part}`;
  const hasProvince = fieldMeta(schema, at('province')).values !== undefined;
  const picked = usePickedAddress({
    api,
    names: {
      address: at('address'),
      apartment: at('apartment'),
      city: at('city'),
      postalCode: at('postalCode'),
      ...(hasProvince && { province: at('province') }),
    },
  });
  const autoComplete = (token: string) => (isOwn ? token : 'off');
  return whileVisible(
    { name, meta: fieldMeta(schema, name) },
    <FormSection title={labelOf(name)}>
      <Stack ref={picked.root} onInput={picked.onInput}>
        <SuggestedField
          name={at('address')}
          autoComplete={autoComplete('address-line1')}
          hint={
            <>
              {t('addressHint')} <span data-part="with-script">{t('addressSuggested')}</span>
            </>
          }
          load={picked.load}
          onPick={picked.onPick}
        />
        <FieldColumns>
          <TextField name={at('apartment')} autoComplete={autoComplete('address-line2')} />
          <TextField name={at('city')} autoComplete={autoComplete('address-level2')} />
          {hasProvince && (
            <SelectField
              name={at('province')}
              autoComplete={autoComplete('address-level1')}
              options={provinces.map((value) => ({ value, label: t(value) }))}
            />
          )}
          <PostalCodeField name={at('postalCode')} hint={t('postalCodeHint')} />
        </FieldColumns>
        <span role="status" className="jalon-visually-hidden">
          {picked.isFilled && t('addressFilled')}
        </span>
      </Stack>
    </FormSection>,
  );
}
