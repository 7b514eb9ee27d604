import { styled } from 'styled-components';

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
