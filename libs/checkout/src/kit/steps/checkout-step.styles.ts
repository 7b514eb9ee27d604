import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-8);

  @media print {
    > nav {
      display: none;
    }
  }
`;

/** The form and the summary side by side where there is room for both. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-8);
  align-items: start;

  @media screen and (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
    column-gap: var(--jalon-space-16);
  }
`;

export const Heading = styled.h1`
  margin-block: 0 var(--jalon-space-6);

  /* The focus leaves the step indicator in view. */
  scroll-margin-block-start: 12rem;

  /* It takes the focus only so that screen readers read it. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
