import { styled } from 'styled-components';

export const Root = styled.span`
  a {
    display: inline-flex;
    align-items: center;
    min-inline-size: var(--jalon-height-target);
    min-block-size: var(--jalon-height-target);
    color: inherit;
    font-weight: var(--jalon-weight-strong);
    line-height: var(--jalon-line-snug);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
