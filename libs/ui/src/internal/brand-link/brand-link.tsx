import type { ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { Root } from './brand-link.styles.ts';
import { Mark } from './mark.tsx';

export interface BrandLinkProps {
  /** The club’s name, beside its mark. */
  name: string;
  /** The home page. */
  href: string;
  /** An `<svg aria-hidden>` of 36 by 36; Club Jalon’s own without one. */
  mark?: ReactNode;
}

/** The club’s mark and name, which lead home. */
export function BrandLink({ name, href, mark = <Mark /> }: BrandLinkProps) {
  return (
    <Root>
      <Link href={href}>
        {mark}
        {name}
      </Link>
    </Root>
  );
}
