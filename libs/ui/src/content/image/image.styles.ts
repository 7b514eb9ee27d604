import { styled } from 'styled-components';

export const Root = styled.img`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  background: var(--jalon-color-border);

  &[data-ratio] {
    inline-size: 100%;
    object-fit: cover;
  }

  &[data-ratio='16:9'] {
    aspect-ratio: 16 / 9;
  }

  &[data-ratio='3:2'] {
    aspect-ratio: 3 / 2;
  }

  &[data-ratio='1:1'] {
    aspect-ratio: 1;
  }
`;
