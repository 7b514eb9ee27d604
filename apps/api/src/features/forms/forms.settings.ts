import type { NetConnectOpts } from 'node:net';
import { formDraftDays } from '@jalon/api-client/contract';
import type { Environment } from '@jalon/process';
import { type RateLimit, readRateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';
import { ownKeepDays } from './handling/handled-forms.ts';

export interface FormSettings {
  /** The limit for submissions, per visitor. */
  readonly rateLimit: RateLimit;
  /** Whether a submission that seems to come from a program must be confirmed. */
  readonly protection: boolean;
  readonly keepDays: KeepDays;
  readonly files: FileSettings;
  readonly drafts: DraftSettings;
}

export interface DraftSettings {
  /** How long an unfinished form is kept after it was last saved, in days. */
  readonly keepDays: number;
  /** The limit for saving unfinished forms, per visitor. */
  readonly saveRateLimit: RateLimit;
  /** The limit for links to continue on another device, per visitor. */
  readonly linkRateLimit: RateLimit;
}

export interface FileSettings {
  /** The limit for started files, per visitor. */
  readonly rateLimit: RateLimit;
  /** Bytes of files that no submission names yet. */
  readonly maxUnnamed: number;
  /** Where ClamAV listens; undefined if files are not scanned. */
  readonly clamav: NetConnectOpts | undefined;
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
    files: {
      rateLimit: readRateLimit(environment, 'files'),
      maxUnnamed: environment.integer('FILES_UNNAMED_MB', 2_048, 1, 1_000_000) * 1024 * 1024,
      clamav: readClamav(environment),
    },
    drafts: {
      keepDays: environment.integer('FORM_DRAFT_DAYS', formDraftDays, 1, 365),
      saveRateLimit: readRateLimit(environment, 'form-drafts'),
      linkRateLimit: readRateLimit(environment, 'resume-links'),
    },
  };
}

/** `host:port`, or the path of a Unix socket. */
function readClamav(environment: Environment): NetConnectOpts | undefined {
  const text = environment.text('CLAMAV');
  if (text === undefined) return undefined;
  if (text.startsWith('/')) return { path: text };
  const [, host, port] = text.match(/^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i) ?? [];
  if (!host || !(Number(port) > 0 && Number(port) < 65_536)) {
    environment.problem('CLAMAV must read host:port, or the path of a socket such as /run/clamav/clamd.ctl.');
    return undefined;
  }
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
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
