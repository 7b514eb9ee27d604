import { I18nProvider } from '@jalon/i18n/react';
import { createRoot } from 'react-dom/client';
import { TowingForm } from '../towing-form.tsx';
import '@jalon/ui/tokens.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/base.css';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <I18nProvider locale="fr">
      <h1>Remorquage</h1>
      <TowingForm />
    </I18nProvider>,
  );
