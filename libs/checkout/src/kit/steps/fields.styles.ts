import { styled } from 'styled-components';

/** Fields below each other inside one part of a form. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-6);

  :is(h1, h2, p) {
    margin: 0;
  }

  /* A second line starts below the text, not below the marker. */
  details > summary {
    inline-size: fit-content;
    margin-inline-start: 1.25em;
    list-style-position: outside;
    padding-block: var(--jalon-space-2);
    cursor: pointer;
    font-weight: var(--jalon-weight-strong);
  }

  details[open] > summary {
    margin-block-end: var(--jalon-space-3);
  }
`;

/** A field and its button, side by side where there is room. */
export const WithButton = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-3);
  align-items: end;
`;

/** A read-only part of a page, under an `h2` like those of the form’s sections. */
export const Part = styled(Stack)`
  gap: var(--jalon-space-4);

  h2 {
    font-size: var(--jalon-size-h3);
  }

  & + :is(&, fieldset) {
    margin-block-start: var(--jalon-space-6);
  }
`;

/** Buttons below a text, which are not printed with it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-3);

  @media print {
    display: none;
  }
`;
