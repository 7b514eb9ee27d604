import type { ConsentPurpose } from '@jalon/club';

/** The signals of Google’s Consent Mode, version 2. */
export type ConsentSignal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage';

interface PurposeRow {
  /** The name of the purpose in Didomi, and in the same calls of the site’s own notice. */
  readonly didomi: string;
  /** The signals that it grants. */
  readonly signals: readonly ConsentSignal[];
}

export const purposeTable: Readonly<Record<ConsentPurpose, PurposeRow>> = {
  audience: { didomi: 'measure_content_performance', signals: ['analytics_storage'] },
  advertising: {
    didomi: 'select_personalized_ads',
    signals: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  },
};

const everySignal: readonly ConsentSignal[] = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
];

/** Every signal, denied unless an accepted purpose grants it. */
export function signalsOf(granted: readonly ConsentPurpose[]): Record<ConsentSignal, 'granted' | 'denied'> {
  const open = new Set(granted.flatMap((purpose) => purposeTable[purpose].signals));
  const entries = everySignal.map((signal) => [signal, open.has(signal) ? 'granted' : 'denied']);
  return Object.fromEntries(entries) as ReturnType<typeof signalsOf>;
}
