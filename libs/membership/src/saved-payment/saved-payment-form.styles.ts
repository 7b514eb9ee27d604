import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-8);
  max-inline-size: 44rem;

  > :is(section, form) {
    display: grid;
    gap: var(--jalon-space-4);
    justify-items: start;
  }

  /* The agreement scrolls in its own area. */
  > :is(section, form) > * {
    max-inline-size: 100%;
  }

  > p,
  > :is(section, form) > :is(h2, p, ul) {
    margin: 0;
  }
`;

/** The buttons, side by side if there is room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);
`;

/** One line for each payment: its day, and its amount at the end. */
export const Payments = styled.ul`
  inline-size: min(100%, 24rem);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--jalon-space-4);
    padding-block: var(--jalon-space-2);
    border-block-end: 1px solid var(--jalon-color-border);
  }
`;
