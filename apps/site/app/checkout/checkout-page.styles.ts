import { styled } from 'styled-components';

/** The part of a step’s page that asks for the link to go on elsewhere. */
export const Later = styled.details`
  margin-block-start: var(--jalon-space-10);
  padding-block-start: var(--jalon-space-4);
  border-block-start: 1px solid var(--jalon-border);

  > summary {
    padding-block: var(--jalon-space-2);
    cursor: pointer;
  }

  @media print {
    display: none;
  }
`;
