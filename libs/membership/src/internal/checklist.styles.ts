import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: var(--jalon-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--jalon-space-2);
    line-height: var(--jalon-line-snug);
  }

  svg {
    margin-block-start: 0.1em;
  }
`;
