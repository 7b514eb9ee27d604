/**
 * A path for comparison with another one: decoded, in lower case, without a slash at the end, and under `/en` for
 * `/en-ca`, which has the same pages.
 */
export function comparablePath(path: string): string {
  return decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
    .replace(/^\/en-ca(?=\/|$)/, '/en');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
