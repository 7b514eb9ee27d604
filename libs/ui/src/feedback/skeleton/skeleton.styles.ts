import { styled } from 'styled-components';

export const Root = styled.span`
  display: grid;
  gap: 0.6em;

  > span {
    display: block;
    block-size: 1em;
    border-radius: var(--jalon-radius-control);
    background: var(--jalon-color-text);
    opacity: 0.12;
    animation: jalon-skeleton 1.6s ease-in-out infinite alternate;
  }

  &[data-shape='text'] > span + span:last-child {
    inline-size: 62%;
  }

  &[data-shape='heading'] > span {
    inline-size: 70%;
    block-size: 1.4em;
  }

  &[data-shape='picture'] > span {
    block-size: auto;
    aspect-ratio: var(--skeleton-ratio, 16 / 9);
    border-radius: var(--jalon-radius-card);
  }

  &[data-shape='control'] > span {
    inline-size: min(100%, var(--jalon-width-control));
    block-size: var(--jalon-height-control);
  }

  @keyframes jalon-skeleton {
    to {
      opacity: 0.06;
    }
  }

  @media (forced-colors: active) {
    > span {
      border: 1px solid GrayText;
      opacity: 1;
    }
  }
`;
