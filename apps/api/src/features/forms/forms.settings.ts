import type { Environment, RateLimit } from '../../platform/config/environment.ts';

export interface FormSettings {
  /** For submissions. */
  readonly rateLimit: RateLimit;
  /** Ask to send again what a program may have filled in. */
  readonly protection: boolean;
  readonly keepDays: KeepDays;
}

/** How many days submissions are kept. */
export interface KeepDays {
  readonly standard: number;
  /** By form id. */
  readonly forms: ReadonlyMap<number, number>;
}

/** Requests about personal information stay as long as they can be disputed: three years (CCQ art. 2925). */
const standardKeepDays = '365, 5:1095';
const mostKeepDays = 36_500;

export function readFormSettings(environment: Environment): FormSettings {
  return {
    rateLimit: environment.rateLimit('RATE_LIMIT', { points: 30, seconds: 600 }),
    protection: environment.oneOf('FORM_PROTECTION', ['on', 'off'], 'on') === 'on',
    keepDays: readKeepDays(environment),
  };
}

function readKeepDays(environment: Environment): KeepDays {
  const [standard, ...forms] = (environment.text('KEEP_DAYS') ?? standardKeepDays).split(',').map((part) => {
    const [, form, days] = part.trim().match(/^(?:(\d+):)?(\d{1,5})$/) ?? [];
    return { form: form === undefined ? undefined : Number(form), days: Number(days) };
  });
  const all = [standard, ...forms].filter((part) => part !== undefined);
  if (
    standard?.form !== undefined ||
    forms.some(({ form }) => form === undefined) ||
    !all.every(({ days }) => days >= 1 && days <= mostKeepDays)
  ) {
    environment.problem('KEEP_DAYS must read like 365 or 365, 5:1095: days for all forms, then form:days.');
  }
  return {
    standard: standard?.days ?? 0,
    forms: new Map(forms.flatMap(({ form, days }) => (form === undefined ? [] : [[form, days] as const]))),
  };
}
