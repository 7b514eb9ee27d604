/** The raw value of a cookie in a `Cookie` header or in `document.cookie`. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  return pair?.slice(prefix.length);
}
