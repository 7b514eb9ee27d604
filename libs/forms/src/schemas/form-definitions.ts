import { batteryTestPaths } from '../battery-test/battery-test.paths.ts';
import { batteryTest } from '../battery-test/battery-test.schema.ts';
import type { ClubConfig } from '../club/club-config.ts';
import type { SiteForm } from '../kit/form-definition.ts';

/** Every form of the library, with a club's settings. */
export function formDefinitions(club: ClubConfig): readonly SiteForm[] {
  return [{ ...batteryTest(club.batteryTest), ...batteryTestPaths }];
}
