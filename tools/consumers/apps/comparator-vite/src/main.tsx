// The comparator as the README of the memberships shows it, which only the browser renders.
import { I18nProvider } from '@jalon/i18n/react';
import { createRoot } from 'react-dom/client';
import { load, Memberships } from '../memberships';
import '@jalon/ui/base.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/tokens.css';

const root = document.getElementById('root');
const memberships = await load(location.search, {});
if (root) {
  createRoot(root).render(
    <I18nProvider locale="fr">
      <h1>Adhésions</h1>
      <Memberships {...memberships} />
    </I18nProvider>,
  );
}
