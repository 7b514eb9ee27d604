'use client';

import { useState } from 'react';
import type { RejectedPost } from '../form-props.ts';
import type { FormDefinition, FormErrors } from '../rules/form-definition.ts';
import { withLeastRows } from '../rules/least-rows.ts';
import type { TypedAnswers } from '../rules/nested-answers.ts';

/** The initial state of a form. */
export interface InitialState {
  readonly values: TypedAnswers;
  readonly errors: FormErrors;
}

export interface InitialStateOptions {
  readonly definition: Pick<FormDefinition, 'schema'>;
  readonly defaults: TypedAnswers;
  readonly posted: RejectedPost | undefined;
  readonly idempotencyKey: string | undefined;
  readonly renderToken: string | undefined;
}

/** The initial state of a form: the rejected post, otherwise the defaults. */
export function useInitialState({ definition, defaults, posted, ...protection }: InitialStateOptions) {
  const [initial] = useState(() => {
    const { values, errors } = posted ?? { values: defaults, errors: {} };
    return {
      ...protection,
      ...posted,
      ...({ values: withLeastRows(definition.schema, values), errors } satisfies InitialState),
    };
  });
  return initial;
}
