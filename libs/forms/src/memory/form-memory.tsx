'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import type { FormErrors, FormValues } from '../kit/form-definition.ts';

/** What a form leaves behind when its page goes, and finds again when it comes back. */
export interface RememberedForm {
  /** Of the fields that do not hold what they held at first. */
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly idempotencyKey: string | undefined;
  /** Number of the member who typed it, and to whom alone it is shown again; without one it is anyone's. */
  readonly owner: string | undefined;
}

/** Forms by their id in the page. Lives in the page's memory only: never in storage, gone with the tab. */
export type FormMemory = Map<string, RememberedForm>;

const FormMemoryContext = createContext<FormMemory | undefined>(undefined);

/**
 * Keeps what was typed while the visitor moves between pages without a full load: a switch of language,
 * back and forward. Put it above the router, or at least above what shows its errors in the page's place.
 */
export function FormMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState<FormMemory>(() => new Map());
  return <FormMemoryContext value={memory}>{children}</FormMemoryContext>;
}

/** The memory of the nearest `FormMemoryProvider`, if any. */
export function useFormMemory(): FormMemory | undefined {
  return use(FormMemoryContext);
}
