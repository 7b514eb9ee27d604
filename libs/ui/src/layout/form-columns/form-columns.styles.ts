import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: var(--jalon-space-16);

  /* Lets long words break in a narrow column instead of widening the page. */
  > * {
    min-inline-size: 0;
  }

  /* Wide enough for the longest question of a list. */
  form {
    max-inline-size: 37rem;
    margin-block-start: var(--jalon-space-8);
  }

  @container section (min-width: 1000px) {
    grid-template-columns: 7fr 5fr;
  }
`;

/** Hidden where it would push the form down. */
export const Picture = styled.div`
  display: none;

  @container section (min-width: 1000px) {
    display: block;
  }

  img {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: var(--jalon-radius-card);
    object-fit: cover;
  }
`;

export const Note = styled.p`
  margin-block: var(--jalon-space-6) 0;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
`;
