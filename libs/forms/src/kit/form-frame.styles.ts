import { styled } from 'styled-components';

export const Frame = styled.form`
  display: grid;
  /* Never wider than its page, whatever the size of the text. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-6);
  max-inline-size: 34rem;
  /* A line of text ends where a message does, and where two fields beside one another do. */
  --jalon-width-control: 100%;

  /* Out of sight, yet rendered: programs that fill in forms leave out what is not. */
  > [data-part='trap'] {
    position: absolute;
    overflow: clip;
    inline-size: 1px;
    block-size: 1px;
    white-space: nowrap;
    clip-path: inset(50%);
  }

  /* The live regions stay in the page while they are empty: one that appears with its text may not be read. */
  > [data-part='actions'] > p {
    margin: 0;
  }

  > [data-part='actions'] > :not(:first-child, :empty) {
    margin-block-start: var(--jalon-space-3);
  }
`;
