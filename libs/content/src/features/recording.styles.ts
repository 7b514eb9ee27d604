import { styled } from 'styled-components';

/** Its size does not depend on the loaded file. */
export const Player = styled.video`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  border-radius: var(--jalon-radius-card);
  background: var(--jalon-color-surface);
  object-fit: cover;

  @media print {
    display: none;
  }
`;

export const Note = styled.p`
  margin-block: var(--jalon-space-3) 0;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);

  @media print {
    display: none;
  }
`;
