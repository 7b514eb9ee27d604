import { styled } from 'styled-components';

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  line-height: var(--jalon-line-snug);

  > legend {
    max-inline-size: 100%;
    margin-block-end: var(--jalon-space-2);
    padding: 0;
    font-weight: var(--jalon-weight-strong);
    overflow-wrap: anywhere;
  }

  > [data-part='hint'] {
    margin-block-end: var(--jalon-space-3);
  }

  > :is([data-part='error'], [data-part='error-space']) {
    margin-block-start: var(--jalon-space-2);
  }
`;
