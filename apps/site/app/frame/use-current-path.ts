import { comparablePath } from '@jalon/content/server';
import { useLocation } from 'react-router';

/** The path of the page, for comparison with the links of menus and footers. */
export function useCurrentPath(): string {
  return comparablePath(useLocation().pathname);
}
