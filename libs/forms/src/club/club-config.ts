import type { Localized } from '@jalon/i18n';
import type { BatteryTestSettings } from '../battery-test/battery-test.schema.ts';

/**
 * What differs from one club to another. Everything a club leaves out of a form's settings keeps that
 * form's own default, which stands in the form's folder.
 */
export interface ClubConfig {
  readonly name: Localized<string>;
  /** Shown in front of every member number (forms spec §5). Default `620 285`; empty for none. */
  readonly memberNumberPrefix?: string | undefined;
  readonly batteryTest?: Partial<BatteryTestSettings>;
}

/** The demonstration club. */
export const defaultClub: ClubConfig = {
  name: { fr: 'Club Jalon', en: 'Club Jalon' },
};
