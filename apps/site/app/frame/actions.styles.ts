import { styled } from 'styled-components';

/** The ways on from a page, beside one another where there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);
  margin-block-start: var(--jalon-space-8);
`;
