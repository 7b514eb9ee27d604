import { styled } from 'styled-components';

export const Changes = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--jalon-size-small);

  thead th {
    white-space: nowrap;
  }

  :is(th, td) {
    padding-block: var(--jalon-space-1);
    padding-inline: var(--jalon-space-3) 0;
    text-align: end;
    vertical-align: top;
  }

  tbody th {
    padding-inline-start: 0;
    font-weight: inherit;
    hyphens: auto;
    text-align: start;
  }
`;
