import { styled } from 'styled-components';
import { besideForm } from './beside-form.ts';

export const Root = styled.div`
  container: checkout-step / inline-size;
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
  gap: var(--jalon-space-6);
  align-items: start;

  > :first-child > :last-child {
    margin-block-end: 0;
  }

  @media screen {
    @container ${besideForm} {
      grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
      grid-template-rows: auto 1fr;
      column-gap: var(--jalon-space-16);

      > * {
        grid-column: 1;
      }

      > aside {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`;

/** A sentence below a heading. */
export const About = styled.p`
  margin-block: calc(-1 * var(--jalon-space-3)) 0;
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
