import { styled } from 'styled-components';

export const Root = styled.div`
  --spinner-width: 96px;
  --spinner-height: 12px;

  display: grid;
  gap: var(--jalon-space-3);
  justify-items: start;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
  line-height: var(--jalon-line-snug);

  &[data-size='small'] {
    --spinner-width: 48px;
    --spinner-height: 8px;
  }

  &[data-size='large'] {
    --spinner-width: 160px;
    --spinner-height: 16px;
  }

  > [data-part='bar'] {
    position: relative;
    overflow: clip;
    inline-size: min(100%, var(--spinner-width));
    block-size: var(--spinner-height);
    border-radius: 999px;
    outline: 1px solid var(--jalon-color-band);
    outline-offset: -1px;
  }

  > [data-part='bar']::before {
    position: absolute;
    inset: 0 -24px;
    background: var(--jalon-bands);
    animation: jalon-bands 1s linear infinite;
    content: '';
  }
`;
