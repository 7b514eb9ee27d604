import { styled } from 'styled-components';
import { Card } from '../../internal/card/card.styles.ts';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--jalon-space-5);
  max-inline-size: 56rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  em {
    color: var(--jalon-color-heading);
    font-style: normal;
    font-weight: var(--jalon-weight-strong);
  }

  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Text = styled.div`
  display: grid;
  gap: var(--jalon-space-2);
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding: var(--jalon-space-5) var(--jalon-space-6);

  > * {
    margin: 0;
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-1) var(--jalon-space-4);
  padding: 0;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
  line-height: var(--jalon-line-snug);
  list-style: none;

  > li {
    display: flex;
    gap: var(--jalon-space-2);
    align-items: center;
  }

  svg {
    flex: none;
    color: var(--jalon-color-band);
  }
`;

/** Phones have room for the text only. */
export const Picture = styled.div`
  display: none;
  inline-size: 200px;

  img {
    block-size: 100%;
    object-fit: cover;
  }

  @media (min-width: 640px) {
    display: block;
  }
`;
