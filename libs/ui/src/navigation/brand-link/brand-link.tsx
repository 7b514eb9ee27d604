import type { ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { Root } from './brand-link.styles.ts';

export interface BrandLinkProps {
  /** The club’s name, next to its mark. */
  name: string;
  /** The address of the home page. */
  href: string;
  /** An `<svg aria-hidden>` of 36 by 36. @default the name only */
  mark?: ReactNode;
}

/** The club’s mark and name, linked to the home page. */
export function BrandLink({ name, href, mark }: BrandLinkProps) {
  return (
    <Root>
      <Link href={href}>
        {mark}
        {name}
      </Link>
    </Root>
  );
}
