import { zodResolver } from '@hookform/resolvers/zod';
import { FieldColumns, FormSection } from '@jalon/forms/kit';
import { priceListMessages } from '@jalon/forms/price-list';
import { I18nProvider } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { empty, fields, send } from './fields.ts';
import { Control } from './react-hook-form-ui.tsx';
import { schema, type Values } from './schema.ts';

const { vehicle, mechanics, pickup, options, optionsHint } = priceListMessages.fr;

/** react-hook-form with our controls, and with the hints, headings and columns of our form. */
export function Page() {
  return (
    <I18nProvider locale="fr">
      <Form />
    </I18nProvider>
  );
}

function Form() {
  const form = useForm<Values>({ defaultValues: empty, resolver: zodResolver(schema) });
  const show = (from: number, to?: number): ReactNode =>
    fields.slice(from, to).map((field) => <Control key={field.name} field={field} form={form} withHint />);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(() => {})}
      style={{ display: 'grid', gap: 'var(--jalon-space-6)', maxInlineSize: '34rem' }}
    >
      <FormSection title={vehicle}>
        {show(0, 1)}
        <FieldColumns>{show(1, 8)}</FieldColumns>
      </FormSection>
      <FormSection title={mechanics}>
        {show(8, 10)}
        <FieldColumns>{show(10, 13)}</FieldColumns>
      </FormSection>
      <FormSection title={pickup}>
        <FieldColumns>{show(13, 16)}</FieldColumns>
      </FormSection>
      <FormSection title={options} hint={optionsHint}>
        <FieldColumns of="boxes">{show(16, 23)}</FieldColumns>
        {show(23)}
      </FormSection>
      <Button type="submit">{send}</Button>
    </form>
  );
}
