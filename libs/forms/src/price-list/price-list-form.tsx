'use client';

import { useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { useClub } from '../club/club-provider.tsx';
import { CheckboxField } from '../kit/checkbox-field.tsx';
import { FormFrame } from '../kit/form-frame.tsx';
import { FieldColumns } from '../kit/form-section.styles.ts';
import { FormSection } from '../kit/form-section.tsx';
import { RadioField } from '../kit/radio-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { priceListLabels } from './price-list.labels.ts';
import { priceListMessages } from './price-list.messages.ts';
import { type PriceListField, priceList, priceListOptions, priceListSettings } from './price-list.schema.ts';

export type PriceListFormProps = ClubFormProps<PriceListField>;

/** Form 11: asks for the list price of a vehicle (forms spec §3, §5). Renders a `form`. */
export function PriceListForm(props: PriceListFormProps) {
  const t = useT(priceListMessages);
  const club = useClub();
  const definition = useMemo(() => priceList(club.priceList), [club]);
  const settings = priceListSettings(club.priceList);
  const { fields, choices } = priceListLabels(t, definition);
  // Narrow fields say so; wide ones take what is usual.
  const narrow = settings.vehicleNames === 'strict';

  return (
    <FormFrame definition={definition} labels={fields} submitLabel={t('send')} {...props}>
      <FormSection title={t('vehicle')}>
        <TextField
          name="vehiculeIdentification"
          hint={t('identificationHint')}
          autoCapitalize="characters"
          autoComplete="off"
        />
        <FieldColumns>
          <TextField name="vehiculeMarque" hint={narrow ? t('makeHint') : undefined} />
          <TextField name="vehiculeModele" hint={narrow ? t('modelHint') : undefined} />
          <TextField name="vehiculeVersion" hint={narrow ? t('versionHint') : undefined} />
          <TextField name="vehiculeGroupe" hint={narrow ? t('groupHint') : undefined} />
          <TextField name="vehiculeAnnee" hint={t('yearHint')} />
          <TextField name="vehiculeKilometrage" hint={t('mileageHint')} />
          <SelectField name="vehiculePortes" options={choices.vehiculePortes} />
        </FieldColumns>
      </FormSection>
      <FormSection title={t('mechanics')}>
        <RadioField name="vehiculeTransmission" options={choices.vehiculeTransmission} layout="row" />
        <RadioField name="vehiculeRouesMotrices" options={choices.vehiculeRouesMotrices} layout="row" />
        <FieldColumns>
          <SelectField name="vehiculeMoteur" options={choices.vehiculeMoteur} />
          <SelectField name="vehiculeCylindres" options={choices.vehiculeCylindres} />
          <TextField name="vehiculeLitres" hint={t('litresHint')} />
        </FieldColumns>
      </FormSection>
      <FormSection title={t('pickup')}>
        <FieldColumns>
          <SelectField name="vehiculeCabine" options={choices.vehiculeCabine} />
          <SelectField name="vehiculeBoite" options={choices.vehiculeBoite} />
          <SelectField name="vehiculeRoues" options={choices.vehiculeRoues} />
        </FieldColumns>
      </FormSection>
      <FormSection title={t('options')} hint={t('optionsHint')}>
        <FieldColumns data-of="boxes">
          {priceListOptions.map((name) => (
            <CheckboxField key={name} name={name} />
          ))}
        </FieldColumns>
        <SelectField name="vehiculeToitOuvrant" options={choices.vehiculeToitOuvrant} />
        <TextField name="vehiculeAutre" hint={t('otherHint')} />
      </FormSection>
    </FormFrame>
  );
}
