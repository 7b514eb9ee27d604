import { type Locale, languageTag } from '@jalon/i18n';
import { type ReactNode, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

const changed = 'globalsUpdated';
const first = 'setGlobals';

/** The language that the toolbar chose, on a page that may hold no story. */
export function usePageLocale(): Locale {
  return usePageGlobal('locale') === 'en' ? 'en' : 'fr';
}

/** What the toolbar chose. */
export function usePageGlobal(name: string): unknown {
  return useSyncExternalStore(subscribe, () => chosen(name));
}

function subscribe(notify: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(changed, notify);
  return () => channel.off(changed, notify);
}

function chosen(name: string): unknown {
  const channel = addons.getChannel();
  const [event] = channel.last(changed) ?? channel.last(first) ?? [];
  return event?.globals?.[name];
}

interface LanguageProps {
  children: ReactNode;
}

/** The French half of a guide: shown when the toolbar is in French. */
export function French({ children }: LanguageProps) {
  return <Half locale="fr">{children}</Half>;
}

/** The English half of a guide: shown when the toolbar is in English. */
export function English({ children }: LanguageProps) {
  return <Half locale="en">{children}</Half>;
}

function Half({ locale, children }: LanguageProps & { locale: Locale }) {
  return usePageLocale() === locale ? <div lang={languageTag(locale)}>{children}</div> : null;
}
