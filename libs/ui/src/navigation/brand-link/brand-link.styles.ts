import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;

  a {
    display: inline-flex;
    gap: var(--jalon-space-3);
    align-items: center;
    min-block-size: var(--jalon-height-target);
    color: var(--jalon-color-heading);
    font: 800 1.375rem / 1 var(--jalon-font-heading);
    letter-spacing: -0.02em;
    text-decoration: none;
  }

  /* Room for three buttons on the smallest phones. */
  @media (max-width: 359px) {
    a {
      gap: var(--jalon-space-2);
      font-size: 1.25rem;
    }
  }

  svg {
    flex: none;
    inline-size: 36px;
    block-size: 36px;
  }
`;
