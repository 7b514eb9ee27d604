import { styled } from 'styled-components';
import { belowMedium } from '../../foundations/tokens/generated/tokens.ts';

export const Root = styled.footer`
  padding-block: var(--jalon-space-12) var(--jalon-space-8);

  > div {
    display: grid;
    gap: var(--jalon-space-10);
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding-inline: var(--jalon-space-gutter);
  }
`;

export const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--jalon-space-8);

  @media print {
    display: none;
  }
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-2) var(--jalon-space-8);
  align-items: center;
  padding-block-start: var(--jalon-space-6);
  border-block-start: 1px solid var(--jalon-color-border);
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
  line-height: var(--jalon-line-snug);

  > button,
  > a {
    margin-inline-start: auto;
  }

  @media ${belowMedium} {
    > button,
    > a {
      margin-inline-start: 0;
    }
  }
`;
