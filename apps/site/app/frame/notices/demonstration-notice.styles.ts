import { styled } from 'styled-components';

export const Bar = styled.aside`
  padding: var(--jalon-space-2) var(--jalon-space-4);
  border-block-end: 1px solid var(--jalon-color-warning);
  color: var(--jalon-color-text);
  background: var(--jalon-color-warning-surface);
  font-size: var(--jalon-size-small);
  line-height: var(--jalon-line-snug);
  text-align: center;

  & p {
    margin: 0;
    max-inline-size: none;
  }

  @media print {
    padding: 0;
    border: 0;
  }
`;
