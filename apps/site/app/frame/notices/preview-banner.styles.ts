import { styled } from 'styled-components';

export const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding: var(--jalon-space-3) var(--jalon-space-4);
  border-block-start: 3px solid var(--jalon-color-warning);
  color: var(--jalon-color-text);
  background: var(--jalon-color-warning-surface);

  & form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--jalon-space-2) var(--jalon-space-4);
    align-items: center;
    justify-content: center;
  }

  & p {
    margin: 0;
  }
`;
