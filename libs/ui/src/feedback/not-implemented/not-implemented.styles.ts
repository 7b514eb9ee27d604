import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  gap: var(--jalon-space-4);
  align-items: center;
  padding: var(--jalon-space-5) var(--jalon-space-6);
  border: var(--jalon-width-stroke) dashed var(--jalon-color-muted);
  border-radius: var(--jalon-radius-card);

  > svg {
    flex: none;
  }

  > p {
    min-inline-size: 0;
    margin: 0;
  }
`;
