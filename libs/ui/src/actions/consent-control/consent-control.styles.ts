import { styled } from 'styled-components';

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--jalon-height-target);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: max(2px, 0.125em);
  }

  &:active {
    background: var(--jalon-color-active);
  }

  /* Without JavaScript there is no consent tool, and nothing that needs consent. */
  @media (scripting: none) {
    &:not([href]) {
      display: none;
    }
  }
`;
