import { styled } from 'styled-components';

/** The links and buttons at the end of a page, side by side if there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);
  margin-block-start: var(--jalon-space-8);
`;
