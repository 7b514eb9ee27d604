import { styled } from 'styled-components';
import { fromMedium } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--jalon-space-3);
  align-items: start;
  block-size: 100%;

  > * {
    margin: 0;
  }

  > div:last-child:not(:first-child) {
    margin-block-start: auto;
    padding-block-start: var(--jalon-space-3);
  }

  &[data-surface] {
    padding: var(--jalon-space-6);
    border-radius: var(--jalon-radius-card);
  }
`;

/** The icon is above a short bar of bands. */
export const Sign = styled.span`
  display: block;
  padding-block-end: var(--jalon-space-3);
  background: var(--jalon-bands) var(--jalon-inline-start) bottom / 48px 6px no-repeat;
  color: var(--jalon-color-heading);
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--jalon-space-8) var(--jalon-space-6);
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;

  /* With two columns and one block left over, that block fills the row. */
  @media (max-width: 887px) {
    &[data-columns='3'] > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media ${fromMedium} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (min-width: 1024px) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
