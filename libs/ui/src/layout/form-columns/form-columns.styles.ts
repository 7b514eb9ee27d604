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

  @media (min-width: 1024px) {
    grid-template-columns: 7fr 5fr;
  }
`;

/** Hidden on a phone, where it would push the form down. */
export const Picture = styled.div`
  @media (max-width: 1023px) {
    display: none;
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
