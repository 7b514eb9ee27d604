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

  /* Shown, but not to be changed. */
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

  /* Checkboxes have enough room around them. */
  &[data-of='boxes'] {
    row-gap: 0;
    align-items: start;
  }

  /* Neighbours share rows for what is below a box too: label, hint, box, note, error. Costs layout, so only then. */
  &:not([data-of='boxes']):has([aria-invalid='true'], [data-part='error-space'], [data-part='note']) {
    row-gap: 0;
    margin-block-end: calc(-1 * var(--jalon-space-6));

    /* Half the gap of a field is below its box, where there is no message. */
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
