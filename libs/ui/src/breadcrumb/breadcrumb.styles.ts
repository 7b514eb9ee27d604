import { styled } from 'styled-components';

export const Root = styled.nav`
  font-size: var(--jalon-size-small);
  line-height: var(--jalon-line-snug);

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ol > li {
    display: flex;
    position: relative;
    align-items: center;
    min-inline-size: 0;
    color: var(--jalon-color-muted);
    overflow-wrap: anywhere;
  }

  ol > li + li::before {
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    margin-inline: var(--jalon-space-2) var(--jalon-space-3);
    border: solid var(--jalon-color-muted);
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
    content: '';
  }

  a {
    display: inline-flex;
    gap: var(--jalon-space-2);
    align-items: center;
    min-block-size: var(--jalon-height-target);
    color: var(--jalon-color-text);
  }

  a svg {
    flex: none;
  }
`;

/** The pages left out, under their button. */
export const More = styled.details`
  summary {
    display: grid;
    place-content: center;
    inline-size: var(--jalon-height-target);
    block-size: var(--jalon-height-target);
    margin-inline: calc(-1 * var(--jalon-space-2));
    border-radius: var(--jalon-radius-control);
    color: var(--jalon-color-text);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      background: var(--jalon-color-hover);
    }
  }

  ul {
    position: absolute;
    z-index: 5;
    inset: 100% auto auto 0;
    inline-size: max-content;
    max-inline-size: min(20rem, 70vw);
    margin: var(--jalon-space-1) 0 0;
    padding: var(--jalon-space-2) var(--jalon-space-5);
    border: 1px solid var(--jalon-color-border);
    border-radius: var(--jalon-radius-card);
    background: var(--jalon-color-surface);
    box-shadow: var(--jalon-shadow-floating);
    list-style: none;
  }
`;
