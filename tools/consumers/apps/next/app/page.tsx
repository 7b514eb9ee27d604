import { BatteryTestForm } from '@jalon/forms/battery-test';
import { I18nProvider } from '@jalon/i18n/react';

export default function Page() {
  return (
    <I18nProvider locale="fr">
      <main>
        <h1>Test de batterie</h1>
        <BatteryTestForm />
      </main>
    </I18nProvider>
  );
}
