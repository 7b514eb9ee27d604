import { styled } from 'styled-components';

/** The same text in the other language. */
export const Translation = styled.div`
  margin-block-start: var(--jalon-space-12);
  padding-block-start: var(--jalon-space-8);
  border-block-start: 1px solid var(--jalon-color-border);
`;
