import { useT } from '@jalon/i18n/react';
import { adviceTileListMessages } from '@jalon/ui/advice-tile-list';
import type { AdviceType } from '../model/features.ts';

/** The name of a kind of advice, in the language of the page. */
export function useKindOfAdvice(): (type: AdviceType) => string {
  const t = useT(adviceTileListMessages);
  return (type) => t(type === 'road test' ? 'roadTest' : type);
}
