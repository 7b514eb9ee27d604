import { styled } from 'styled-components';

/** A warning about time, in view wherever the page is scrolled to. */
export const Warnings = styled.div`
  position: sticky;
  z-index: 1;
  inset-block: 0;

  &:not(:empty) {
    margin-block: var(--jalon-space-6);
  }
`;

export const Time = styled.p`
  margin-block: var(--jalon-space-6) 0;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
`;

/** Below a page, in its width. */
export const Below = styled.div`
  display: contents;

  > * {
    inline-size: 100%;
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding-inline: var(--jalon-space-gutter);
  }

  > ${Time} {
    margin-block-end: var(--jalon-space-8);
  }
`;
