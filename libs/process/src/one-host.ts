/**
 * Whether a request names more than one host. Node.js keeps the first and drops the others; a proxy in front may keep another (RFC 9112
 * §3.2: 400). `rawHeaders` has names and values alternately.
 */
export function hasSeveralHosts({ rawHeaders }: { readonly rawHeaders: readonly string[] }): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1;
}
