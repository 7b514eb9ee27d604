'use client';

import { useState } from 'react';
import type { RejectedPost } from '../form-props.ts';
import type { FormDefinition } from '../rules/form-definition.ts';
import { type TypedAnswers, withLeastRows } from '../rules/nested-answers.ts';
import type { InitialState } from '../state/use-form-methods.ts';
import { recall, useFormMemory } from './form-memory.tsx';

export interface InitialStateOptions {
  readonly definition: Pick<FormDefinition, 'schema'>;
  readonly id: string;
  readonly owner: string | undefined;
  readonly defaults: TypedAnswers;
  readonly posted: RejectedPost | undefined;
  readonly idempotencyKey: string | undefined;
  readonly renderToken: string | undefined;
}

/** The initial state of a form: the kept state, otherwise the rejected post, otherwise the defaults. */
export function useInitialState(options: InitialStateOptions) {
  const memory = useFormMemory();
  const [initial] = useState(() => {
    const { id, owner, defaults, posted } = options;
    const kept = recall(memory, id, owner);
    const found = kept ? { ...kept, values: { ...defaults, ...kept.values } } : posted;
    const { values, errors } = found ?? { values: defaults, errors: {} };
    return {
      renderToken: options.renderToken,
      ...found,
      ...({ values: withLeastRows(options.definition.schema, values), errors } satisfies InitialState),
      idempotencyKey: found?.idempotencyKey ?? options.idempotencyKey,
    };
  });
  return initial;
}
