import { styled } from 'styled-components';

export const Document = styled.article`
  padding: var(--jalon-space-5);
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-control);
  font-size: var(--jalon-size-small);
  overflow-wrap: anywhere;

  :is(h3, h4) {
    margin-block: 0 var(--jalon-space-2);
    font-size: var(--jalon-size-text);
  }

  section {
    margin-block-start: var(--jalon-space-4);
  }

  p,
  ul {
    margin-block: 0 var(--jalon-space-2);
  }

  @media screen {
    max-block-size: 20rem;
    overflow: auto;
  }

  @media print {
    border: 0;
    padding: 0;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-3);

  @media print {
    display: none;
  }
`;
