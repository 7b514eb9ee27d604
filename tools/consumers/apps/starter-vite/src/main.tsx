import { languageTag, localeFromPath } from '@jalon/i18n';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { loadMemberships } from './memberships';
import '@jalon/ui/base.css';
import '@jalon/ui/fonts.css';
import '@jalon/ui/tokens.css';

const locale = localeFromPath(location.pathname);
const loaded = await loadMemberships(locale, location.search);
const root = document.getElementById('root');
document.documentElement.lang = languageTag(locale);
if (root) createRoot(root).render(<App locale={locale} loaded={loaded} />);
