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

/** The fields in the dialog that asks before someone leaves. */
export const Leaving = styled.div`
  display: grid;
  gap: var(--jalon-space-5);
  justify-items: start;

  > p {
    margin: 0;
  }
`;

export const Title = styled.h1`
  margin-block-end: var(--jalon-space-8);
`;

/** The links and buttons at the end of a page, side by side if there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);
  margin-block-start: var(--jalon-space-8);
`;
