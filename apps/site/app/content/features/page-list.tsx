import { NavLinkList } from '@jalon/ui/nav-link-list';
import { styled } from 'styled-components';
import type { LinkGroup } from '../view.ts';

const Groups = styled.div`
  display: grid;
  gap: var(--jalon-space-10) var(--jalon-space-12);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
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
