import { styled } from 'styled-components';

/** It takes the focus only so that screen readers read it. */
export const Title = styled.h1`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** The same text in the other language. */
export const Translation = styled.div`
  margin-block-start: var(--jalon-space-12);
  padding-block-start: var(--jalon-space-8);
  border-block-start: 1px solid var(--jalon-color-border);
`;

/** Without a script, visitors print from the browser’s own menu; on paper the button has no use. */
export const Print = styled.div`
  @media print, (scripting: none) {
    display: none;
  }
`;
