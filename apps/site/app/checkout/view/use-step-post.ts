import type { FormErrors } from '@jalon/forms/kit';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { RefusedStep } from '../post-step.server.ts';

type SendResult = { readonly status: 'error'; readonly errors: FormErrors };

/**
 * Posts the form of a step to its own page, as it does without a script. Resolves with the errors of a rejected
 * post; otherwise the router opens the next step, and the form stays busy until then.
 */
export function useStepPost(action: string) {
  const fetcher = useFetcher<RefusedStep>();
  const settle = useRef<((result: SendResult) => void) | undefined>(undefined);
  const { state, data } = fetcher;
  useEffect(() => {
    if (state !== 'idle' || !data) return;
    settle.current?.({ status: 'error', errors: data.posted?.errors ?? { generic: 'tryAgainLater' } });
    settle.current = undefined;
  }, [state, data]);

  function post(form: FormData): Promise<SendResult> {
    return new Promise((resolve) => {
      settle.current = resolve;
      fetcher.submit(form, { method: 'post', action });
    });
  }
  return { post, refused: data };
}
