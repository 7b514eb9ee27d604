import { styled } from 'styled-components';

/** The part of a step’s page with the link to another device. */
export const Later = styled.details`
  margin-block-start: var(--jalon-space-10);
  padding-block-start: var(--jalon-space-4);
  border-block-start: 1px solid var(--jalon-color-border);

  /* A second line starts below the text, not below the marker. */
  > summary {
    margin-inline-start: 1.25em;
    list-style-position: outside;
    padding-block: var(--jalon-space-2);
    cursor: pointer;
  }

  @media print {
    display: none;
  }
`;

/** The link back to the choice of the type, below the form. */
export const Change = styled.p`
  margin-block: var(--jalon-space-6) 0;
`;
