import { useLocale } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { ErrorMessage } from '@jalon/ui/error-message';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { email, type FormDefinition, name } from '../kit/form-rules.ts';
import type { ClubFormProps } from '../kit/frame/use-club-form.ts';
import { FieldColumns, FormFrame, FormSection, TextField, useFieldError } from '../kit/index.ts';

const travellersSchema = z.object({
  destination: name(),
  travellers: z
    .array(z.object({ firstName: name(), email: email({ optional: true }) }))
    .check(z.maxLength(3, 'tooManyTravellers')),
});
type Travellers = z.infer<typeof travellersSchema>;

export const travellers: FormDefinition<Travellers> = { name: 'travellers', schema: travellersSchema };

const texts = {
  fr: {
    labels: {
      destination: 'Destination',
      'travellers.*.firstName': 'Prénom',
      'travellers.*.email': 'Adresse courriel',
    },
    errorTexts: {
      tooManyTravellers: 'Trois personnes au plus',
      unknownTraveller: 'Personne de ce nom n’est inscrit',
    },
    traveller: 'Personne',
    add: 'Ajouter une personne',
    remove: 'Retirer la personne',
    submitLabel: 'Réserver',
  },
  en: {
    labels: {
      destination: 'Destination',
      'travellers.*.firstName': 'First name',
      'travellers.*.email': 'Email',
    },
    errorTexts: { tooManyTravellers: 'Three people at most', unknownTraveller: 'Nobody has this name' },
    traveller: 'Person',
    add: 'Add a person',
    remove: 'Remove person',
    submitLabel: 'Book',
  },
};

/** A form with a list whose rows are added and removed. */
export function TravellersForm(props: ClubFormProps<Travellers>) {
  const { labels, errorTexts, submitLabel } = texts[useLocale()];
  return (
    <FormFrame
      definition={travellers}
      labels={labels}
      errorTexts={errorTexts}
      submitLabel={submitLabel}
      defaults={{ travellers: [{}] }}
      {...props}
    >
      <TextField name="destination" />
      <TravellerList />
    </FormFrame>
  );
}

function TravellerList() {
  const t = texts[useLocale()];
  const { fields, append, remove } = useFieldArray<Travellers>({ name: 'travellers' });
  const error = useFieldError('travellers');
  return (
    <>
      {fields.map(({ id }, index) => (
        <FormSection key={id} title={`${t.traveller} ${index + 1}`}>
          <FieldColumns>
            <TextField name={`travellers.${index}.firstName`} />
            <TextField name={`travellers.${index}.email`} type="email" />
          </FieldColumns>
          <div>
            <Button variant="secondary" onClick={() => remove(index)}>
              {`${t.remove} ${index + 1}`}
            </Button>
          </div>
        </FormSection>
      ))}
      {error && <ErrorMessage id="travellers-travellers">{error}</ErrorMessage>}
      <div>
        <Button variant="secondary" onClick={() => append({ firstName: '', email: '' })}>
          {t.add}
        </Button>
      </div>
    </>
  );
}
