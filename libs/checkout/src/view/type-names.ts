import type { Locale } from '@jalon/i18n';
import type { SoldType } from './checkout-view.ts';

/** The name of a membership type by its code, in the language of the page unless another one is asked for. */
export function typeNames(types: readonly SoldType[], locale: Locale) {
  return (code: string, language: Locale = locale): string | undefined => {
    const type = types.find(({ codeOptionAdhesion }) => codeOptionAdhesion === code);
    return language === 'fr' ? type?.frenchName : type?.name;
  };
}
