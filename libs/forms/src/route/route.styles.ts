import { styled } from 'styled-components';

/** It takes the focus only so that screen readers read it. */
export const Title = styled.h1`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** A confirmation; its reference is what visitors look for. */
export const Confirmed = styled.div`
  display: grid;
  gap: var(--jalon-space-5);
  margin-block-end: var(--jalon-space-5);

  > * {
    margin: 0;
  }

  > [data-part='reference'] {
    color: var(--jalon-color-heading);
    font: var(--jalon-weight-heading) var(--jalon-size-h3) / var(--jalon-line-snug) var(--jalon-font-heading);
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
