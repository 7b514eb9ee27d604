import { fromMedium } from '@jalon/ui/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  overflow: clip;
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-card);

  > img {
    inline-size: 100%;
    block-size: 100%;
    max-block-size: 320px;
    object-fit: cover;
  }

  > div {
    display: grid;
    gap: var(--jalon-space-5);
    padding: var(--jalon-space-6);
  }

  :is(h2, h3),
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  [data-part='tagline'] {
    margin-block-start: var(--jalon-space-2);
    font-size: var(--jalon-size-lead);
    line-height: var(--jalon-line-snug);
  }

  @media ${fromMedium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    > img {
      max-block-size: none;
      min-block-size: 100%;
    }

    > div {
      padding: var(--jalon-space-10);
    }
  }

  @media (min-width: 1024px) {
    > div {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      grid-template-rows: auto 1fr;
      align-items: start;
      gap: var(--jalon-space-6) var(--jalon-space-10);
    }
  }
`;

export const Offer = styled.div`
  display: grid;
  gap: var(--jalon-space-4);
  align-content: start;

  @media (min-width: 1024px) {
    grid-row: 1 / span 2;
    grid-column: 2;
    padding-inline-start: var(--jalon-space-8);
    border-inline-start: 1px solid var(--jalon-color-border);
  }
`;
