'use client';

import type { ApiClientOptions } from '@jalon/api-client';
import { useLocale } from '@jalon/i18n/react';
import type { ComboboxOption, LoadContext } from '@jalon/ui/combobox';
import { type InputEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { setControl } from '../typing/set-control.ts';
import { type PickedAddress, pickAddress, suggestAddresses } from './address-suggestions.ts';

export interface PickedAddressOptions {
  readonly api: ApiClientOptions | undefined;
  /** The names of the fields in the form. A field that the form does not have is left out. */
  readonly names: Readonly<Partial<Record<keyof PickedAddress, string>>>;
  /** Whether the address was picked before. Default false. */
  readonly wasPicked?: boolean;
  /** Called when an address was picked, and when it was edited since. */
  readonly onChange?: (isPicked: boolean) => void;
}

/**
 * The suggestions of an address field, and what picking one fills in. `root` and `onInput` belong to an element around
 * the fields, `load` and `onPick` to the field with the suggestions.
 */
export function usePickedAddress({ api, names, wasPicked = false, onChange }: PickedAddressOptions) {
  const service = { api, locale: useLocale() };
  const { getValues, clearErrors } = useFormContext<FieldValues>();
  const root = useRef<HTMLDivElement>(null);
  const pick = useRef<AbortController>(undefined);
  const filling = useRef(false);
  const [isPicked, setPicked] = useState(wasPicked);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => () => pick.current?.abort(), []);

  function change(picked: boolean) {
    setPicked(picked);
    setFilled(picked);
    onChange?.(picked);
  }

  function fill(name: string | undefined, value: string) {
    const control =
      name && root.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
    if (control && control.value !== value) setControl(control, value);
  }

  async function onPick({ id }: ComboboxOption) {
    const controller = new AbortController();
    pick.current = controller;
    const { signal } = controller;
    const found = await pickAddress(id, { ...service, signal });
    if (!found || signal.aborted) return;
    const { apartment, ...rest } = found;
    filling.current = true;
    for (const [part, value] of Object.entries(rest)) fill(names[part as keyof PickedAddress], value);
    // An apartment typed meanwhile is kept.
    if (names.apartment && !getValues(names.apartment)) fill(names.apartment, apartment);
    filling.current = false;
    clearErrors(Object.values(names));
    change(true);
  }

  return {
    root,
    isPicked,
    /** For a status that a screen reader reads. */
    isFilled,
    /** Typing into another field than the apartment means that the address was not picked. */
    onInput({ target }: InputEvent<HTMLElement>) {
      const { name } = target as HTMLInputElement;
      if (filling.current || name === names.apartment || !Object.values(names).includes(name)) return;
      pick.current?.abort();
      change(false);
    },
    load: async (typed: string, context: LoadContext<ComboboxOption>) =>
      manyDigits.test(typed) ? [] : suggestAddresses(typed, context, service),
    onPick,
  };
}

/** A card number may have been pasted: it must not be sent. */
const manyDigits = /\d(?:[\s-]?\d){8}/;
