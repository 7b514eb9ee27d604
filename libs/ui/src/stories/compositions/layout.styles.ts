import { styled } from 'styled-components';

/** The breadcrumb, on the page’s grid between the header and the content. */
export const Trail = styled.div`
  max-inline-size: var(--jalon-width-page);
  margin-inline: auto;
  padding: var(--jalon-space-2) var(--jalon-space-gutter);
`;

/** Content to read or fill in, and help next to it in a wide window or below it in a narrow one. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-10) var(--jalon-space-16);

  > aside {
    display: grid;
    gap: var(--jalon-space-8);
    align-content: start;
  }

  @media (min-width: 1024px) {
    /* The proportion keeps text at twice the size from being narrower than the help next to it. */
    grid-template-columns: minmax(0, 1fr) minmax(0, min(24rem, 36%));

    > :first-child {
      max-inline-size: 40rem;
    }
  }
`;

/** A box on its own surface, next to text. */
export const Box = styled.div`
  padding: var(--jalon-space-6);
  border-radius: var(--jalon-radius-card);
`;

/** The stacked fields of a form, in parts with headings. */
export const Fields = styled.form`
  display: grid;
  gap: var(--jalon-space-6);
  margin-block-start: var(--jalon-space-8);

  > h2 {
    margin: var(--jalon-space-6) 0 0;
    font-size: var(--jalon-size-h3);
  }

  > h2:first-child {
    margin-block-start: 0;
  }
`;

export const Illustration = styled.img`
  border-radius: var(--jalon-radius-card);

  @media (max-width: 1023px) {
    display: none;
  }
`;
