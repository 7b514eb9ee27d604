import { useLocation } from 'react-router';
import { comparablePath } from '../content/comparable-path.ts';

/** The path of the page, for comparison with the links of menus and footers. */
export function useCurrentPath(): string {
  return comparablePath(useLocation().pathname);
}
