import { Alert } from '@jalon/ui/alert';
import { styled } from 'styled-components';

/** The links and buttons at the end of a page, side by side if there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);
  margin-block-start: var(--jalon-space-8);
`;

/** A part of a page with its own heading. */
export const Part = styled.div`
  margin-block-start: var(--jalon-space-12);

  form {
    margin-block-start: var(--jalon-space-6);
  }
`;

/** Below the member's data. */
export const Below = styled.div`
  margin-block-start: var(--jalon-space-8);
`;

export const Notice = styled(Alert)`
  margin-block: var(--jalon-space-6);
`;

/** The form, and next to it a picture if there is room. */
export const Columns = styled.div`
  display: grid;
  gap: var(--jalon-space-16);

  /* Lets long words break in a narrow column instead of widening the page. */
  > * {
    min-inline-size: 0;
  }

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

/** How the answers are used, below the form. */
export const Note = styled.p`
  margin-block: var(--jalon-space-6) 0;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
`;
