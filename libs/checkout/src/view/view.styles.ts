import { styled } from 'styled-components';

/** A warning about time, in view wherever the page is scrolled to. */
export const Warnings = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;

  &:not(:empty) {
    margin-block-end: var(--jalon-space-6);
  }
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
