import { styled } from 'styled-components';

export const Root = styled.article`
  display: grid;
  gap: var(--jalon-space-3);
  align-content: start;

  > * {
    margin: 0;
  }

  > :is(h2, h3) a {
    color: var(--jalon-color-heading);
    text-decoration: none;

    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.15em;
    }
  }

  [data-part='date'] {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }

  [data-part='action'] a {
    display: inline-flex;
    gap: var(--jalon-space-2);
    align-items: center;
    min-block-size: var(--jalon-height-target);
    font-weight: var(--jalon-weight-strong);

    svg {
      flex: none;
      transition: transform var(--jalon-duration-medium) var(--jalon-ease-out);
    }

    &:hover svg {
      transform: translateX(var(--jalon-space-1));
    }
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-1) var(--jalon-space-4);
  padding: 0;
  font-size: var(--jalon-size-small);
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    min-block-size: 28px;
    color: var(--jalon-color-muted);
  }

  > li + li::before {
    inline-size: 6px;
    block-size: 14px;
    margin-inline-end: var(--jalon-space-4);
    background: var(--jalon-bands);
    content: '';
  }

  a {
    padding-block: 2px;
  }
`;
