'use client';

import type { Translator } from '@jalon/i18n';
import { useT } from '@jalon/i18n/react';
import { useState } from 'react';
import { useClub } from '../club/club-provider.tsx';
import { CheckboxField } from '../kit/checkbox-field.tsx';
import { fieldNames } from '../kit/form-definition.ts';
import { FormFrame } from '../kit/form-frame.tsx';
import { BoxColumns, FieldColumns } from '../kit/form-section.styles.ts';
import { FormSection } from '../kit/form-section.tsx';
import { RadioField } from '../kit/radio-field.tsx';
import { type Option, SelectField } from '../kit/select-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { priceListMessages } from './price-list.messages.ts';
import {
  type PriceListChoice,
  type PriceListField,
  priceList,
  priceListChoices,
  priceListOptions,
  priceListSettings,
} from './price-list.schema.ts';

export type PriceListFormProps = ClubFormProps<PriceListField>;

/** Form 11: asks for the list price of a vehicle (forms spec §3, §5). The club's settings are read once. Renders a `form`. */
export function PriceListForm(props: PriceListFormProps) {
  const t = useT(priceListMessages);
  const settings = priceListSettings(useClub().priceList);
  const [definition] = useState(() => priceList(settings));
  const labels = Object.fromEntries(fieldNames(definition).map((name) => [name, t(name)]));
  // Narrow fields say so; wide ones take what is usual.
  const narrow = settings.vehicleNames === 'strict';

  return (
    <FormFrame
      definition={definition}
      labels={labels as Record<PriceListField, string>}
      submitLabel={t('send')}
      {...props}
    >
      <FormSection title={t('vehicle')}>
        <TextField name="vehiculeIdentification" hint={t('identificationHint')} autoCapitalize="characters" />
        <FieldColumns>
          <TextField name="vehiculeMarque" hint={narrow ? t('makeHint') : undefined} />
          <TextField name="vehiculeModele" hint={narrow ? t('modelHint') : undefined} />
          <TextField name="vehiculeVersion" hint={narrow ? t('versionHint') : undefined} />
          <TextField name="vehiculeGroupe" hint={narrow ? t('groupHint') : undefined} />
          <TextField name="vehiculeAnnee" hint={t('yearHint')} />
          <TextField name="vehiculeKilometrage" hint={t('mileageHint')} />
          <SelectField name="vehiculePortes" options={choices('vehiculePortes', t)} />
        </FieldColumns>
      </FormSection>
      <FormSection title={t('mechanics')}>
        <RadioField name="vehiculeTransmission" options={choices('vehiculeTransmission', t)} layout="row" />
        <RadioField name="vehiculeRouesMotrices" options={choices('vehiculeRouesMotrices', t)} layout="row" />
        <FieldColumns>
          <SelectField name="vehiculeMoteur" options={choices('vehiculeMoteur', t)} />
          <SelectField name="vehiculeCylindres" options={choices('vehiculeCylindres', t)} />
          <TextField name="vehiculeLitres" hint={t('litresHint')} />
        </FieldColumns>
      </FormSection>
      <FormSection title={t('pickup')}>
        <FieldColumns>
          <SelectField name="vehiculeCabine" options={choices('vehiculeCabine', t)} />
          <SelectField name="vehiculeBoite" options={choices('vehiculeBoite', t)} />
          <SelectField name="vehiculeRoues" options={choices('vehiculeRoues', t)} />
        </FieldColumns>
      </FormSection>
      <FormSection title={t('options')} hint={t('optionsHint')}>
        <BoxColumns>
          {priceListOptions.map((name) => (
            <CheckboxField key={name} name={name} />
          ))}
        </BoxColumns>
        <SelectField name="vehiculeToitOuvrant" options={choices('vehiculeToitOuvrant', t)} />
        <TextField name="vehiculeAutre" hint={t('otherHint')} />
      </FormSection>
    </FormFrame>
  );
}

/** What a field offers, in the current language; a number says itself. */
function choices(name: PriceListChoice, t: Translator<typeof priceListMessages.fr>): Option[] {
  return priceListChoices[name].map((value) => ({
    value,
    label: /^\d+$/.test(value) ? value : t(`${name}.${value}` as 'vehiculeMoteur.diesel'),
  }));
}
