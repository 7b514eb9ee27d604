import { styled } from 'styled-components';

/** Maximum width of the form, and of the confirmation in its place. */
const width = '34rem';

export const Frame = styled.form`
  display: grid;
  /* Never wider than its page, at any text size. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-6);
  max-inline-size: ${width};
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

/** The confirmation that replaces the form once it is sent. */
export const Sent = styled.div`
  --jalon-color-band: var(--jalon-color-success);

  max-inline-size: ${width};
  padding: var(--jalon-space-5) var(--jalon-space-6);
  border-radius: var(--jalon-radius-control);
  background: var(--jalon-bands) var(--jalon-inline-start) top / 12px no-repeat var(--jalon-color-success-surface);
  padding-inline-start: var(--jalon-space-10);
`;
