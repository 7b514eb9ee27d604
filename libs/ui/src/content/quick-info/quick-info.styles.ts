import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-3);
  align-content: start;
  justify-items: start;

  > * {
    margin: 0;
  }

  > :is(h2, h3) {
    font-size: var(--jalon-size-h3);
  }

  [data-part='subtitle'] {
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
  }

  > div {
    margin-block-start: var(--jalon-space-3);
  }
`;

export const Tag = styled.p`
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-strong);
  line-height: var(--jalon-line-snug);
`;

export const Phones = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--jalon-space-3);
    align-items: center;
  }
`;
