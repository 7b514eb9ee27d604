import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';
import { ownKeepDays } from './handling/handled-forms.ts';

export interface FormSettings {
  /** The limit for submissions, per visitor. */
  readonly rateLimit: RateLimit;
  /** Whether a submission that seems to come from a program must be confirmed. */
  readonly protection: boolean;
  readonly keepDays: KeepDays;
}

/** Retention periods, in days. */
export interface KeepDays {
  readonly standard: number;
  /** By form id. */
  readonly forms: ReadonlyMap<number, number>;
}

const standardKeepDays: KeepDays = { standard: 365, forms: ownKeepDays };
const maxKeepDays = 36_500;

export function readFormSettings(environment: Environment): FormSettings {
  return {
    rateLimit: readRateLimit(environment, 'submissions'),
    protection: environment.oneOf('FORM_PROTECTION', ['on', 'off'], 'on') === 'on',
    keepDays: readKeepDays(environment),
  };
}

/** `365, 5:1095`: days for all forms, then form id and days. */
function readKeepDays(environment: Environment): KeepDays {
  const text = environment.text('KEEP_DAYS');
  if (text === undefined) return standardKeepDays;
  const [standard, ...forms] = text.split(',').map((part) => {
    const [, form, days] = part.trim().match(/^(?:(\d+):)?(\d{1,5})$/) ?? [];
    return { form: form === undefined ? undefined : Number(form), days: Number(days) };
  });
  const all = [standard, ...forms].filter((part) => part !== undefined);
  if (
    standard?.form !== undefined ||
    forms.some(({ form }) => form === undefined) ||
    !all.every(({ days }) => days >= 1 && days <= maxKeepDays)
  ) {
    environment.problem('KEEP_DAYS must read like 365 or 365, 5:1095: days for all forms, then form:days.');
  }
  return {
    standard: standard?.days ?? 0,
    forms: new Map(forms.flatMap(({ form, days }) => (form === undefined ? [] : [[form, days] as const]))),
  };
}
