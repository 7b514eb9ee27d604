import { NavLinkList } from '@jalon/ui/nav-link-list';
import { styled } from 'styled-components';
import type { LinkGroup } from '../view/view.ts';

const Groups = styled.div`
  columns: 3 18rem;
  column-gap: var(--jalon-space-12);

  > * {
    margin-block-end: var(--jalon-space-10);
    break-inside: avoid;
  }
`;

/** Every page of the site, in groups. */
export function PageList({ groups }: { groups: readonly LinkGroup[] }) {
  return (
    <Groups>
      {groups.map(({ title, links }) => (
        <NavLinkList key={title ?? ''} title={title} links={links} />
      ))}
    </Groups>
  );
}
