import { styled } from 'styled-components';

/** The same text in the other language. */
export const Translation = styled.div`
  margin-block-start: var(--jalon-space-12);
  padding-block-start: var(--jalon-space-8);
  border-block-start: 1px solid var(--jalon-color-border);
`;

/** Without a script the browser’s own menu prints; on paper the button means nothing. */
export const Print = styled.div`
  @media print, (scripting: none) {
    display: none;
  }
`;
