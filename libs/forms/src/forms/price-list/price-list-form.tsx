'use client';

import { priceListSettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { ContactFields, PageMember } from '../../contact/visitor-contact-fields.tsx';
import { type ChangeableFormProps, changedForm } from '../../kit/change-form.ts';
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx';
import { FieldColumns } from '../../kit/fields/layout/form-section.styles.ts';
import { FormSection } from '../../kit/fields/layout/form-section.tsx';
import { RadioField } from '../../kit/fields/radio-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useFilePart } from '../../kit/file-part/use-file-part.ts';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { PageFields } from '../../kit/pages/page-fields.tsx';
import type { Answers } from '../../kit/rules/form-definition.ts';
import { priceListLabels } from './price-list.labels.ts';
import { priceListMessages } from './price-list.messages.ts';
import { type PriceListValues, priceListOptions, priceListWith } from './price-list.schema.ts';

export type PriceListFormProps<Values extends Answers = PriceListValues> = ChangeableFormProps<Values>;

/**
 * Form 11: asks for the list price of a vehicle. Renders a `form`. Suspends in a browser until it
 * has the field of files, where the club asks for photographs: the server’s HTML has it, and stays until then.
 */
export function PriceListForm<Values extends Answers = PriceListValues>(props: PriceListFormProps<Values>) {
  const t = useT(priceListMessages);
  const club = useClub();
  const settings = priceListSettings(club.priceList);
  const files = useFilePart(settings.photos !== undefined);
  const definition = useMemo(() => priceListWith(files?.photographs, club.priceList), [club, files]);
  const { fields, hints, choices } = priceListLabels(t, settings);

  const errorTexts = {
    lettersDigitsAndHyphensOnly: t('lettersDigitsAndHyphensOnly'),
    lettersDigitsHyphensAndCommasOnly: t('lettersDigitsHyphensAndCommasOnly'),
    engineSizeOnly: t('engineSizeOnly'),
    noEngineSize: t('noEngineSize'),
  };

  return (
    <FormFrame
      {...changedForm(
        { definition, labels: fields, hints, choices, errorTexts, submitLabel: t('send') },
        props,
      )}
    >
      {settings.visitorContact && <PageMember member={props.member} />}
      {props.children ?? (
        <>
          <PageFields of="vehicle">
            <FormSection title={t('vehicle')}>
              <TextField name="vehiculeIdentification" autoCapitalize="characters" autoComplete="off" />
              <FieldColumns>
                <TextField name="vehiculeMarque" />
                <TextField name="vehiculeModele" />
                <TextField name="vehiculeVersion" />
                <TextField name="vehiculeGroupe" />
                <TextField name="vehiculeAnnee" />
                <TextField name="vehiculeKilometrage" />
                <SelectField name="vehiculePortes" />
              </FieldColumns>
            </FormSection>
          </PageFields>
          <PageFields of="mechanics">
            <FormSection title={t('mechanics')}>
              <RadioField name="vehiculeTransmission" layout="row" />
              <RadioField name="vehiculeRouesMotrices" layout="row" />
              <FieldColumns>
                <SelectField name="vehiculeMoteur" />
                <SelectField name="vehiculeCylindres" />
                <TextField name="vehiculeLitres" />
              </FieldColumns>
            </FormSection>
          </PageFields>
          <PageFields of="equipment">
            <FormSection title={t('pickup')}>
              <FieldColumns>
                <SelectField name="vehiculeCabine" />
                <SelectField name="vehiculeBoite" />
                <SelectField name="vehiculeRoues" />
              </FieldColumns>
            </FormSection>
            <FormSection title={t('options')} hint={t('optionsHint')}>
              <FieldColumns data-of="boxes">
                {priceListOptions.map((name) => (
                  <CheckboxField key={name} name={name} />
                ))}
              </FieldColumns>
              <SelectField name="vehiculeToitOuvrant" />
              <TextField name="vehiculeAutre" />
              {files && <files.FileField name="photos" />}
            </FormSection>
          </PageFields>
          <PageFields of="contact">
            {settings.visitorContact && !props.member?.email && (
              <FormSection title={t('yourDetails')}>
                <ContactFields member={props.member} />
              </FormSection>
            )}
          </PageFields>
        </>
      )}
    </FormFrame>
  );
}
