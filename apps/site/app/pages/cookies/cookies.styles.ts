import { styled } from 'styled-components';

export const Part = styled.div`
  margin-block-start: var(--jalon-space-12);
`;

export const Kept = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding-block: var(--jalon-space-3);
    padding-inline: 0 var(--jalon-space-4);
    border-block-end: 1px solid var(--jalon-color-border);
    text-align: start;
    vertical-align: top;
  }

  th {
    overflow-wrap: anywhere;
  }

  @media (max-width: 479px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      display: block;
      padding-block: var(--jalon-space-3);
      border-block-end: 1px solid var(--jalon-color-border);
    }

    th,
    td {
      display: block;
      padding: 0;
      border: 0;
    }
  }
`;
