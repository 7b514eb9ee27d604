import { BatteryTestForm } from '@jalon/forms/battery-test';
import { I18nProvider } from '@jalon/i18n/react';
import '@jalon/ui/base.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/tokens.css';

export function App() {
  return (
    <I18nProvider locale="fr">
      <main>
        <h1>Test de batterie</h1>
        <BatteryTestForm />
      </main>
    </I18nProvider>
  );
}
