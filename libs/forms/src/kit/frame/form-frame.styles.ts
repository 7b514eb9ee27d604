import { styled } from 'styled-components';
import { formWidth } from '../fields/layout/form-width.ts';

export const Frame = styled.form`
  display: grid;
  /* Never wider than its page, at any text size. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-6);
  max-inline-size: ${formWidth};
  /* Single-line fields are as wide as messages and as two fields side by side. */
  --jalon-width-control: 100%;

  /* While the form is sending, its fields are read-only. */
  &[aria-busy='true'] :is(input, select, textarea) {
    border-color: var(--jalon-color-muted);
    border-style: dashed;
    color: var(--jalon-color-muted);
    cursor: progress;
  }

  /* The live regions stay in the page while empty: a region that appears together with its text may not be read. */
  > [data-part='actions'] > p,
  > [data-part='identity'] {
    margin: 0;
  }

  > [data-part='identity'] {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }

  > [data-part='actions'] > :not(:first-child, :empty) {
    margin-block-start: var(--jalon-space-3);
  }
`;
