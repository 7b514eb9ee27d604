import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--jalon-space-8) var(--jalon-space-6);
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }

  @media (min-width: 1280px) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media (min-width: 768px) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Tile = styled.article`
  display: flex;
  position: relative;
  flex-direction: column;
  overflow: clip;
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-card);
  transition: box-shadow var(--jalon-duration-medium) var(--jalon-ease-out);

  &:hover,
  &:focus-within {
    box-shadow: var(--jalon-shadow-floating);
  }

  &:has(a:focus-visible) {
    outline: var(--jalon-width-ring) solid var(--jalon-color-focus);
    outline-offset: var(--jalon-width-ring);
    box-shadow: 0 0 0 var(--jalon-width-ring) var(--jalon-color-focus-halo);

    a {
      outline: none;
      box-shadow: none;
    }
  }
`;

export const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--jalon-space-2);
  padding: var(--jalon-space-5) var(--jalon-space-6) var(--jalon-space-6);

  > * {
    margin: 0;
  }

  > :is(h2, h3) {
    font-size: var(--jalon-size-h3);
    line-height: 1.25;
  }

  a {
    color: var(--jalon-color-heading);
    text-decoration: none;
  }

  a::before {
    position: absolute;
    z-index: 1;
    inset: 0;
    content: '';
  }

  article:hover > & a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }

  [data-part='vehicle'] {
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  [data-part='tag'] {
    margin-block-start: auto;
    padding-block-start: var(--jalon-space-3);
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }
`;

export const Kind = styled.p`
  display: flex;
  gap: var(--jalon-space-2);
  align-items: center;
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-strong);
  line-height: var(--jalon-line-snug);

  > svg {
    flex: none;
    color: var(--jalon-color-band);
  }
`;
