import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-block;
  position: relative;
`;

export const Trigger = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--jalon-color-link);
  font-weight: inherit;
  line-height: inherit;
  text-align: start;
  text-decoration: underline dotted;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;

  &:hover {
    color: var(--jalon-color-link-hover);
  }
`;

export const Card = styled.span`
  position: fixed;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(22rem, 100vw - 2 * var(--jalon-space-4));
  margin: 0;
  padding: var(--jalon-space-5) var(--jalon-space-6);
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-card);
  overflow: visible;
  background: var(--jalon-color-surface);
  color: var(--jalon-color-text);
  font-family: var(--jalon-font-text);
  font-size: var(--jalon-size-small);
  font-weight: var(--jalon-weight-text);
  line-height: var(--jalon-line-text);
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  box-shadow: var(--jalon-shadow-floating);

  &:not([data-state='open']) {
    display: none;
  }

  /* The way from the trigger to the card belongs to it: it stays while the pointer crosses. */
  &::before {
    position: absolute;
    z-index: -1;
    inset: calc(-1 * var(--jalon-space-2) - 1px);
    content: '';
  }

  > span {
    display: block;
  }

  > [data-part='link'] {
    margin-block-start: var(--jalon-space-3);
    font-weight: var(--jalon-weight-strong);
  }

  > div > :last-child {
    margin-block-end: 0;
  }

  /* Without a script it stands under its trigger. */
  @media (scripting: none) {
    position: absolute;
    z-index: 20;
    inset: calc(100% + var(--jalon-space-2)) auto auto 0;

    span:is(:hover, :focus-within) > &:not([data-state='open']) {
      display: block;
    }
  }
`;
