import { Fieldset } from '@jalon/ui/fieldset';
import { styled } from 'styled-components';

export const Section = styled(Fieldset)`
  display: grid;
  gap: var(--jalon-space-6);
  grid-template-columns: 100%;

  & + & {
    margin-block-start: var(--jalon-space-6);
  }

  h2 {
    margin-block: 0 var(--jalon-space-2);
    font-size: var(--jalon-size-h3);
  }

  /* Read-only. */
  input[readonly] {
    border-style: dashed;
    color: var(--jalon-color-muted);
  }

  > [data-part='hint'] {
    margin-block: 0;
  }
`;

/** Short fields side by side, where there is room for two; the boxes of a row are aligned. */
export const FieldColumns = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  align-items: end;

  /* Checkboxes already have space around them. */
  &[data-of='boxes'] {
    row-gap: 0;
    align-items: start;
  }

  /* Aligns labels, hints, boxes, notes and errors of neighbours. Only for these rows, because a subgrid costs layout time. */
  &:not([data-of='boxes']):has([aria-invalid='true'], [data-part='error-space'], [data-part='note']) {
    row-gap: 0;
    margin-block-end: calc(-1 * var(--jalon-space-6));

    /* Without a message, half of the field’s gap is below its box. */
    > * {
      grid-row: span 5;
      grid-template-rows: subgrid;
      margin-block-end: var(--jalon-space-5);
    }

    > * > label {
      grid-row: 1 / 3;
      align-self: end;
    }

    > * > label:has(+ p) {
      grid-row: 1;
    }

    > * > :not(label, p) {
      grid-row: 3;
    }

    > * > [data-part='note'] {
      grid-row: 4;
    }

    > * > :is([data-part='error'], [data-part='error-space']) {
      grid-row: 4 / 6;
    }

    > * > [data-part='note'] ~ :is([data-part='error'], [data-part='error-space']) {
      grid-row: 5;
    }
  }
`;
