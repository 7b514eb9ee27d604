import { styled } from 'styled-components';

/** The note about characters that a filter removed. */
export const Note = styled.p`
  margin: 0;
  padding-inline-start: var(--jalon-space-3);
  border-inline-start: 4px solid var(--jalon-color-info);
  font-size: var(--jalon-size-small);
  line-height: var(--jalon-line-snug);
`;
