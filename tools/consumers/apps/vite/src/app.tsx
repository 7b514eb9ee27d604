import { I18nProvider } from '@jalon/i18n/react';
import { forms, type Served } from '../forms.tsx';
import '@jalon/ui/base.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/tokens.css';

/** A page's data from the server. */
export interface PageData extends Served {
  form: string;
}

export function App({ form, ...served }: PageData) {
  return (
    <I18nProvider locale="fr">
      <main>
        <h1>Formulaires</h1>
        {forms[form]?.(served)}
      </main>
    </I18nProvider>
  );
}
