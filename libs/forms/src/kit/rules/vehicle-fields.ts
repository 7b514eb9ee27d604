import { yearInQuebec } from '@jalon/i18n';
import * as z from 'zod/mini';
import { digits, letters, lettersAndDigits, vehicleNames } from './alphabet.ts';
import type { FieldErrorKey, FieldOptions, TextSchema } from './answer.ts';
import { firstVehicleYear, vehicleNameMaxLength, yearMaxLength } from './limits.ts';
import { text } from './text-fields.ts';

export interface VehicleNameOptions extends FieldOptions {
  /**
   * `letters`, `lettersAndDigits`: of any language, without spaces; Land Rover is stored as LandRover. `wide`: as
   * manufacturers write it (Mercedes-Benz, CR-V, Town & Country).
   */
  names: 'letters' | 'lettersAndDigits' | 'wide';
}

/** A vehicle’s make or model. */
export function vehicleName({ names, ...options }: VehicleNameOptions): TextSchema {
  const alphabet = { letters, lettersAndDigits, wide: vehicleNames }[names];
  return text({ ...options, alphabet, maxLength: vehicleNameMaxLength, letterOrDigit: true });
}

export interface VehicleYearOptions extends FieldOptions {
  /** Maximum age of the vehicle in years. Default: any year since 1900. */
  maxAge?: number;
}

/** A vehicle’s year: four digits, from 1900 to next year’s models, in Montréal’s time zone. */
export function vehicleYear({ maxAge, ...options }: VehicleYearOptions = {}): TextSchema {
  return text({
    ...options,
    alphabet: digits,
    maxLength: yearMaxLength,
    years() {
      const year = yearInQuebec(new Date());
      return { first: maxAge === undefined ? firstVehicleYear : year - maxAge, last: year + 1 };
    },
    checks: [
      z.refine(
        (year) => year === '' || isVehicleYear(year, new Date()),
        'invalidYear' satisfies FieldErrorKey,
      ),
      z.refine(
        (year) => maxAge === undefined || !isOlder(year, maxAge, new Date()),
        'vehicleTooOld' satisfies FieldErrorKey,
      ),
    ],
  });
}

/** Whether a text is a possible year of a vehicle at a given time. */
export function isVehicleYear(year: string, now: Date): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= firstVehicleYear && Number(year) <= yearInQuebec(now) + 1;
}

/** Whether a vehicle of this year is more than `maxAge` years old at a given time. */
export function isOlder(year: string, maxAge: number, now: Date): boolean {
  return year !== '' && Number(year) < yearInQuebec(now) - maxAge;
}
