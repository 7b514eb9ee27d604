import { defineCatalog } from '@jalon/i18n';

export const passwordInputMessages = defineCatalog('ui.password-input', {
  fr: {
    show: 'Afficher',
    hide: 'Masquer',
    showLabel: 'Afficher le mot de passe',
    hideLabel: 'Masquer le mot de passe',
    shown: 'Le mot de passe est affiché',
    hidden: 'Le mot de passe est masqué',
  },
  en: {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    shown: 'Your password is visible',
    hidden: 'Your password is hidden',
  },
});
