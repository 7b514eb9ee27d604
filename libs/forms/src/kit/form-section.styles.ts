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

/** Short fields side by side, where there is room for two. */
export const FieldColumns = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  align-items: start;

  /* Boxes have room enough around them. */
  &[data-of='boxes'] {
    row-gap: 0;
  }
`;
