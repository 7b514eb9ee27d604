export { languageSwitchMessages } from './language-switch.messages.ts';
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx';
