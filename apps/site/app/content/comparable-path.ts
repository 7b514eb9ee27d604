/** A path for comparison with another one: decoded, in lower case, without a slash at the end. */
export function comparablePath(path: string): string {
  return decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
