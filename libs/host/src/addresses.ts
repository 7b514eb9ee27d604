type Paths = Readonly<Record<string, string>>;

/**
 * A path as pages are looked for: decoded, in lower case, without a slash at the end, and under `/en` for `/en-ca`, which
 * has the same pages.
 */
export function comparablePath(path: string): string {
  return withoutAlias(decoded(path, decodeURI).normalize('NFC')).toLowerCase();
}

/** Whether a path is the address of a page, whose paths are by language. */
export function isPage(pathname: string, page: Paths): boolean {
  const asked = comparablePath(pathname);
  return Object.values(page).some((path) => comparablePath(path) === asked);
}

/** The token in the path of a mailed link, and its page in each language; patterns have `:token` in its place. */
export function tokenPage<Patterns extends Paths>(
  pathname: string,
  patterns: Patterns,
): { readonly token: string; readonly here: { readonly [Locale in keyof Patterns]: string } } | undefined {
  const asked = withoutAlias(pathname);
  for (const pattern of Object.values(patterns)) {
    const [start = '', end = ''] = pattern.split(':token');
    const isInside = asked.toLowerCase().startsWith(start.toLowerCase()) && asked.endsWith(end);
    const token = asked.slice(start.length, asked.length - end.length);
    if (!isInside || token === '' || token.includes('/')) continue;
    const here = Object.entries(patterns).map(([locale, path]) => [
      locale,
      path.replace(':token', () => token),
    ]);
    return { token: decoded(token, decodeURIComponent), here: Object.fromEntries(here) };
  }
  return undefined;
}

function withoutAlias(path: string): string {
  return path.replace(/(?<=.)\/+$/, '').replace(/^\/en-ca(?=\/|$)/i, '/en');
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
