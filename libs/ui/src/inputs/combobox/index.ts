export { comboboxMessages } from './combobox.messages.ts';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxOption, LoadContext } from './use-combobox.ts';
