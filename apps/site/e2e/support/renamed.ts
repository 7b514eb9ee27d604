/** The address of a page in the site that `renamed-site.ts` starts; the home pages keep theirs. */
export function renamed(path: string): string {
  // The address of the privacy policy is renamed in the club’s settings, and comes here from there.
  if (path === '/fr' || path === '/en' || path.includes('/renamed/')) return path;
  return path.replace(/^(\/fr|\/en)?(?=\/)/, '$1/renamed');
}
