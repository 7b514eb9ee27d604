/** What a host gives an engine: unknown, because a value may come from a file, the environment or a host without types. */
interface EngineOptions {
  readonly paths?: unknown;
  readonly api?: unknown;
  readonly club?: unknown;
}

interface Needed {
  /** The names of the paths without which the engine can't work. */
  readonly paths: readonly string[];
  readonly club: boolean;
}

/**
 * Checks what an engine is created with: its paths in both languages, the address of the API, the club's settings.
 * @throws Error that names the missing or wrong option
 */
export function checkOptions(engine: string, { paths, api, club }: EngineOptions, needed: Needed): void {
  const problem =
    pathsProblem(paths, needed.paths) ??
    apiProblem(api) ??
    (needed.club && !isObject(club) ? 'club' : undefined);
  if (problem) throw new Error(`${engine} needs ${problem}`);
}

function pathsProblem(paths: unknown, needed: readonly string[]): string | undefined {
  if (!isObject(paths)) return 'paths';
  const missing = needed.find((name) => paths[name] === undefined);
  return missing === undefined ? wrongPath(paths, 'paths') : `paths.${missing}`;
}

/** The first address that is not the path of a page in both languages. A function makes an address for a request. */
function wrongPath(value: unknown, name: string): string | undefined {
  if (value === undefined || typeof value === 'function') return undefined;
  if (!isObject(value)) return `${name}, with a path in each language`;
  if (!('fr' in value || 'en' in value)) {
    return Object.entries(value)
      .map(([part, inner]) => wrongPath(inner, `${name}.${part}`))
      .find((problem) => problem !== undefined);
  }
  const locale = ['fr', 'en'].find((one) => !String(value[one] ?? '').startsWith('/'));
  return locale && `${name}.${locale}, a path such as /${locale}`;
}

function apiProblem(api: unknown): string | undefined {
  if (!isObject(api)) return 'api';
  const { baseUrl } = api;
  // A page may call the API of its own origin; a server has none.
  if (baseUrl === undefined && typeof document !== 'undefined') return undefined;
  return typeof baseUrl === 'string' && URL.canParse(baseUrl)
    ? undefined
    : 'api.baseUrl, an address such as http://127.0.0.1:3001';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
