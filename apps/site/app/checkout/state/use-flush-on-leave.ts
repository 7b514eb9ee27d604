import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { flushAnswers } from './flush-answers.ts';

/** Calls `flushAnswers` on each page outside the steps. */
export function useFlushOnLeave(isStep: boolean): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each change of route
  useEffect(() => {
    if (!isStep) flushAnswers();
  }, [isStep, pathname]);
}
