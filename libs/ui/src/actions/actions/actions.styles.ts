import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-3) var(--jalon-space-4);

  @media (max-width: 479px) {
    > * {
      inline-size: 100%;
    }
  }
`;

export const Label = styled.span`
  display: inline-flex;
  gap: var(--jalon-space-3);
  align-items: center;
  justify-content: center;

  > svg {
    flex: none;
    transition: transform var(--jalon-duration-medium) var(--jalon-ease-out);
  }

  a:hover > & > svg {
    transform: translateX(var(--jalon-space-1));
  }
`;
