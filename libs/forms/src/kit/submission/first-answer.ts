import { slowAnswerDelay } from '../rules/limits.ts';
import { isAnswer, type PostToPage, type SendResult } from './send.ts';

export interface FirstAnswerOptions {
  /** Sends with the same idempotency key at each call. Never rejects. */
  readonly send: () => Promise<SendResult | PostToPage>;
  /** Called when no answer has come for a while: the visitor may send again with `retry`. */
  readonly onSlow: (retry: () => void) => void;
}

/**
 * Sends, and sends again at each `retry` while earlier sends are pending. Settles with the first answer, or
 * when every send has failed without one.
 */
export function firstAnswer({ send, onSlow }: FirstAnswerOptions): Promise<SendResult | PostToPage> {
  return new Promise((resolve) => {
    let unanswered = 0;
    let slow: ReturnType<typeof setTimeout>;
    async function attempt() {
      clearTimeout(slow);
      slow = setTimeout(() => onSlow(() => void attempt()), slowAnswerDelay);
      unanswered += 1;
      const result = await send();
      unanswered -= 1;
      if (unanswered > 0 && !isAnswer(result)) return;
      clearTimeout(slow);
      resolve(result);
    }
    void attempt();
  });
}
