import type { Environment } from '@jalon/process';

/** How many calls one visitor may make in a window. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

const standards = {
  submissions: { points: 30, seconds: 600 },
  'form-drafts': { points: 120, seconds: 600 },
  files: { points: 60, seconds: 600 },
  addresses: { points: 60, seconds: 600 },
  'address-searches': { points: 300, seconds: 60 },
  searches: { points: 300, seconds: 60 },
  consents: { points: 60, seconds: 600 },
  'sign-ins': { points: 30, seconds: 600 },
  'password-links': { points: 10, seconds: 3_600 },
  quotes: { points: 120, seconds: 600 },
  checkouts: { points: 120, seconds: 600 },
  'resume-links': { points: 10, seconds: 3_600 },
  'payment-pages': { points: 30, seconds: 600 },
  orders: { points: 30, seconds: 600 },
  'payment-states': { points: 600, seconds: 600 },
} satisfies Record<string, RateLimit>;

/** The limit of one kind of call: its own in `RATE_LIMITS`, or that of `all` there, or the standard. */
export function readRateLimit(environment: Environment, name: keyof typeof standards): RateLimit {
  const given = new Map(environment.list('RATE_LIMITS').map(parse));
  return given.get(name) ?? given.get('all') ?? standards[name];
}

/** Reports what `RATE_LIMITS` has that {@link readRateLimit} ignores. */
export function checkRateLimits(environment: Environment): void {
  const names = ['all', ...Object.keys(standards)];
  for (const text of environment.list('RATE_LIMITS')) {
    const [name, limit] = parse(text);
    if (limit && names.includes(name)) continue;
    environment.problem(
      `RATE_LIMITS must list limits such as submissions=30/600, calls and seconds, not "${text}"; the names are ${names.join(', ')}.`,
    );
  }
}

function parse(text: string): readonly [name: string, limit: RateLimit | undefined] {
  const [, name = '', calls, window] = text.match(/^([a-z-]+)=(\d{1,7})\/(\d{1,5})$/) ?? [];
  const [points, seconds] = [Number(calls), Number(window)];
  const isValid = points >= 1 && points <= 1_000_000 && seconds >= 1 && seconds <= 86_400;
  return [name, isValid ? { points, seconds } : undefined];
}
