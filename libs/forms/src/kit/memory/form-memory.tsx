'use client';

import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import type { FormDefinition, FormErrors } from '../rules/form-definition.ts';
import type { TypedAnswer, TypedAnswers } from '../rules/nested-answers.ts';
import { readAnswers } from '../state/page-values.ts';
import { createOutcomeStore, type OutcomeStore, type SentOutcome } from './sent-outcomes.ts';

/** Keeps the state of a form while its page is not shown. */
export interface RememberedForm {
  /** Only the fields that differ from the page’s defaults: the next page may have newer defaults. */
  readonly values: TypedAnswers;
  readonly errors: FormErrors;
  readonly idempotencyKey: string | undefined;
  /** Number of the member who typed the answers; only that member sees them again. Without a number anyone does. */
  readonly owner: string | undefined;
}

/** Kept only in the page’s memory, never in storage. */
export interface FormMemory {
  /** By the id of the form in its page. */
  readonly forms: Map<string, RememberedForm>;
  readonly outcomes: OutcomeStore;
}

export const FormMemoryContext = createContext<FormMemory | undefined>(undefined);

/**
 * Keeps the answers while the visitor moves between pages without a full load: a language switch, back
 * and forward. Put it above the router, or at least above the error boundary of the page.
 */
export function FormMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState<FormMemory>(() => ({ forms: new Map(), outcomes: createOutcomeStore() }));
  return <FormMemoryContext value={memory}>{children}</FormMemoryContext>;
}

/** The memory of the nearest `FormMemoryProvider`, if any. */
export function useFormMemory(): FormMemory | undefined {
  return use(FormMemoryContext);
}

/** The state kept for a form and the current member, if any. */
export function recall(
  memory: FormMemory | undefined,
  id: string,
  owner: string | undefined,
): RememberedForm | undefined {
  const kept = memory?.forms.get(id);
  return !kept?.owner || !owner || kept.owner === owner ? kept : undefined;
}

export interface RememberOptions {
  readonly definition: FormDefinition;
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly defaults: TypedAnswers;
  readonly owner: string | undefined;
  readonly errors: FormErrors;
  readonly idempotencyKey: string | undefined;
}

/**
 * Saves the form’s state at every render, and on demand after an edit. Saving on unmount would be too late: the next page
 * renders first.
 */
export function useRememberForm(options: RememberOptions) {
  const { definition, id, formRef, defaults, owner, errors, idempotencyKey } = options;
  const memory = useFormMemory();
  const isForgotten = useRef(false);

  function remember() {
    if (!memory || !formRef.current || isForgotten.current) return;
    const typed = Object.entries(readAnswers(definition, formRef.current));
    const changed = typed.filter(([name, answer]) => isChanged(answer, defaults[name]));
    memory.forms.set(id, {
      values: Object.fromEntries(changed),
      errors,
      idempotencyKey,
      // Text typed by a member belongs to that member, even after a sign-out.
      owner: owner ?? memory.forms.get(id)?.owner,
    });
  }
  useLayoutEffect(remember);

  return {
    remember,
    /** The submission is stored: there is nothing to keep until the form starts over. */
    forget() {
      isForgotten.current = true;
      memory?.forms.delete(id);
    },
    startOver() {
      isForgotten.current = false;
    },
    /** The send ended after the visitor left the page: `SentNotice` reports it, and the form shows the errors later. */
    endElsewhere(outcome: SentOutcome) {
      const kept = memory?.forms.get(id);
      if (kept && outcome.errors) memory?.forms.set(id, { ...kept, errors: outcome.errors });
      memory?.outcomes.tell(outcome);
    },
  };
}

function isChanged(answer: TypedAnswer, first: TypedAnswer = typeof answer === 'string' ? '' : []): boolean {
  return JSON.stringify(answer) !== JSON.stringify(first);
}
