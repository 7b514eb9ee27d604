import type { Environment } from './environment.ts';

/** Origins other than the API's own whose pages may call it, from `ALLOWED_ORIGINS`. */
export function readAllowedOrigins(environment: Environment): string[] {
  const origins = environment.list('ALLOWED_ORIGINS');
  for (const origin of origins.filter((origin) => !isOrigin(origin))) {
    environment.problem(
      `ALLOWED_ORIGINS takes origins as browsers send them, such as https://www.example.org, not "${origin}".`,
    );
  }
  return origins;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
