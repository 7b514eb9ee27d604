import { PriceListForm } from '@jalon/forms/price-list';
import { I18nProvider } from '@jalon/i18n/react';
import { requiredNames } from './fields.ts';

const errors = Object.fromEntries(requiredNames.map((name) => [name, 'required']));

/** Only the API checks it, so a constant is enough here. */
const refuse = async () => ({ status: 'error', code: 'invalid', errors }) as const;

export function Page() {
  return (
    <I18nProvider locale="fr">
      <PriceListForm onSubmit={refuse} />
    </I18nProvider>
  );
}
