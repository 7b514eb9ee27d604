import { styled } from 'styled-components';
import { belowMedium, belowWide, fromMedium, fromWide } from '../../foundations/tokens/generated/tokens.ts';
import { forwardEveryProp } from '../../internal/forward-every-prop.ts';

export const Root = styled.header`
  position: relative;
  z-index: 10;
  border-block-end: 1px solid var(--jalon-color-border);
`;

/** Phone and language, above the bar of a wide window. */
export const Utility = styled.div`
  font-size: var(--jalon-size-small);

  > div {
    display: flex;
    gap: var(--jalon-space-8);
    justify-content: end;
    max-inline-size: var(--jalon-width-page);
    margin-inline: auto;
    padding-inline: var(--jalon-space-gutter);
  }

  @media print, ${belowWide} {
    display: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 0 var(--jalon-space-8);
  align-items: center;
  max-inline-size: var(--jalon-width-page);
  min-block-size: 64px;
  margin-inline: auto;
  padding: var(--jalon-space-2) var(--jalon-space-gutter);

  /* With large text the calls to action wrap to their own row; so do phone and language on a phone, without menus. */
  flex-wrap: wrap;

  @media (max-width: 479px) {
    gap: 0 var(--jalon-space-2);
  }

  @media ${fromWide} {
    gap: 0 var(--jalon-space-4);
    min-block-size: 80px;
    padding-block: 0;

    > * {
      white-space: nowrap;
    }

    nav {
      white-space: normal;
    }
  }

  /* Only the club’s mark. */
  @media print {
    > :not(:first-child) {
      display: none;
    }
  }
`;

/** The list of menus: a bar in a wide window, a popover along the end edge in a narrow one. */
export const Drawer = styled.div`
  color: inherit;

  nav ul {
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  @media ${fromWide} {
    display: block;
    position: static;
    flex: 1 1 0;
    min-inline-size: min-content;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;

    > nav > ul {
      display: flex;
      margin-inline: calc(-1 * var(--jalon-space-2));
    }
  }

  @media ${belowWide} {
    position: fixed;
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: min(100%, 26rem);
    block-size: 100dvh;
    margin: 0;
    padding: 0 var(--jalon-space-gutter) var(--jalon-space-8);
    border: 0;
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--jalon-color-surface);
    box-shadow: var(--jalon-shadow-floating);
    transform: translateX(var(--jalon-space-8));
    opacity: 0;
    transition-behavior: allow-discrete;
    transition-property: opacity, transform, display, overlay;
    transition-duration: var(--jalon-duration-medium);
    transition-timing-function: var(--jalon-ease-out);

    @media (forced-colors: active) {
      border-inline-start: var(--jalon-width-stroke) solid;
    }

    &::backdrop {
      background: var(--jalon-color-backdrop);
    }

    &:popover-open {
      transform: none;
      opacity: 1;
    }

    @starting-style {
      &:popover-open {
        transform: translateX(var(--jalon-space-8));
        opacity: 0;
      }
    }
  }
`;

export const DrawerHead = styled.div`
  display: flex;
  justify-content: end;
  margin-inline-end: -10px;
  padding-block: 10px;

  @media ${fromWide} {
    display: none;
  }
`;

/** A menu: its button or link, and its panel. Bands mark the current menu. */
export const Item = styled.li`
  > a,
  > button {
    display: flex;
    position: relative;
    gap: var(--jalon-space-2);
    align-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: var(--jalon-color-heading);
    font-weight: var(--jalon-weight-strong);
    line-height: var(--jalon-line-snug);
    text-align: start;
    text-decoration: none;
  }

  > a:hover,
  > button:hover {
    text-decoration: underline;
  }

  > a:active,
  > button:active {
    background: var(--jalon-color-active);
  }

  /* Forced colours would remove the bands, which are a background. */
  > a::before,
  > a::after,
  > button::before,
  > button::after {
    forced-color-adjust: none;
  }

  > button > svg {
    flex: none;
    transition: transform var(--jalon-duration-medium) var(--jalon-ease-out);
  }

  > button[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  @media ${fromWide} {
    > a,
    > button {
      min-block-size: 80px;
      padding-inline: var(--jalon-space-2);

      /* Focus rings are inside: the bar above and the panel below would cut them off. */
      &:focus-visible {
        outline-offset: calc(-1 * var(--jalon-width-ring));
        box-shadow: var(--jalon-inner-ring);
      }
    }

    > a[aria-current]::after,
    > button[data-current='true']::after,
    > button[aria-expanded='true']::after {
      position: absolute;
      inset: auto var(--jalon-space-2) 0;
      block-size: 6px;
      background: var(--jalon-bands);
      content: '';
    }

    > a:focus-visible::after,
    > button:focus-visible::after {
      inset-block-end: calc(2 * var(--jalon-width-ring));
    }
  }

  @media ${belowWide} {
    border-block-end: 1px solid var(--jalon-color-border);

    > a,
    > button {
      inline-size: 100%;
      min-block-size: 60px;
      font-size: var(--jalon-size-lead);
    }

    > button {
      justify-content: space-between;
    }

    > a[aria-current],
    > button[data-current='true'] {
      padding-inline-start: var(--jalon-space-5);
    }

    > a[aria-current]::before,
    > button[data-current='true']::before {
      position: absolute;
      inset-block: 14px;
      inset-inline: 0 auto;
      inline-size: 8px;
      background: var(--jalon-bands);
      content: '';
    }
  }
`;

export const Panel = styled.div`
  p {
    max-inline-size: none;
    margin: 0;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--jalon-height-target);
    color: var(--jalon-color-text);
    line-height: var(--jalon-line-snug);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a[aria-current] {
    font-weight: var(--jalon-weight-strong);
  }

  > div > p > a {
    color: var(--jalon-color-link);
    font-weight: var(--jalon-weight-strong);
    text-decoration: underline;
  }

  > div > div > p {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    font-weight: var(--jalon-weight-strong);
    line-height: var(--jalon-line-snug);
  }

  @media ${fromWide} {
    position: absolute;
    z-index: 1;
    inset: 100% 0 auto;
    padding-block: var(--jalon-space-6) var(--jalon-space-10);
    border-block-end: 1px solid var(--jalon-color-border);
    background: var(--jalon-color-surface);
    box-shadow: var(--jalon-shadow-floating);
    opacity: 0;
    visibility: hidden;
    transition:
      opacity var(--jalon-duration-menu-close),
      visibility 0s var(--jalon-duration-menu-close);

    > div {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: var(--jalon-space-4) var(--jalon-space-8);
      max-inline-size: var(--jalon-width-page);
      margin-inline: auto;
      padding-inline: var(--jalon-space-gutter);
    }

    > div > p {
      grid-column: 1 / -1;
    }

    [data-part='promo'] {
      grid-column-end: -1;
    }

    /* A short list hangs under its button. */
    &[data-columns='1'] {
      inset-inline: auto;
      min-inline-size: 16rem;
      padding-block: var(--jalon-space-4) var(--jalon-space-5);
      border: 1px solid var(--jalon-color-border);
      border-block-start: 0;
      border-radius: 0 0 var(--jalon-radius-card) var(--jalon-radius-card);

      > div {
        grid-template-columns: minmax(0, 1fr);
        gap: var(--jalon-space-1);
        padding-inline: var(--jalon-space-5);
      }
    }

    &[data-state='open'],
    [data-enhanced='false'] li:hover > &,
    [data-enhanced='false'] li:focus-within > & {
      z-index: 2;
      opacity: 1;
      visibility: visible;
      transition-duration: var(--jalon-duration-menu-open), 0s;
      transition-delay: 0s;
    }
  }

  @media ${belowWide} {
    display: none;
    padding-block: var(--jalon-space-2) var(--jalon-space-4);

    > div {
      display: grid;
      gap: var(--jalon-space-3);
      padding-inline-start: var(--jalon-space-5);
    }

    a {
      display: flex;
    }

    [data-part='promo'] {
      display: none;
    }

    &[data-state='open'],
    [data-enhanced='false'] li:focus-within > & {
      display: block;
    }

    @media (scripting: none) {
      display: block;
    }
  }
`;

/** Calls to action, phone and language at the bottom of the drawer. */
export const Tools = styled.div`
  display: grid;
  gap: var(--jalon-space-3);
  margin-block-start: var(--jalon-space-6);

  > span {
    justify-self: start;
    color: var(--jalon-color-heading);
  }

  @media ${fromMedium} {
    > span:first-of-type {
      margin-block-start: calc(-1 * var(--jalon-space-3));
    }

    > a:not(span > a) {
      display: none;
    }
  }

  @media ${fromWide} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: var(--jalon-space-2);
  align-items: center;
  margin-inline-start: auto;
  padding-block: var(--jalon-space-2);

  [data-part='calls'] {
    display: flex;
    gap: var(--jalon-space-3);
    margin-inline-start: var(--jalon-space-2);

    > * {
      min-block-size: var(--jalon-height-target);
      padding: var(--jalon-space-2) var(--jalon-space-5);
      font-size: var(--jalon-size-small);
    }
  }

  [data-part='contacts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--jalon-space-4);
    justify-content: end;
  }

  @media ${fromWide} {
    [data-part='contacts'] {
      display: none;
    }
  }

  @media ${belowMedium} {
    [data-part='calls'] {
      display: none;
    }
  }

  @media (max-width: 479px) {
    gap: 0;
  }

  @media ${fromWide} {
    [data-part='opener'] {
      display: none;
    }
  }
`;

/** A button without a box. */
export const Quiet = styled.button.withConfig({ shouldForwardProp: forwardEveryProp })`
  display: inline-flex;
  gap: var(--jalon-space-2);
  align-items: center;
  justify-content: center;
  min-inline-size: var(--jalon-height-target);
  min-block-size: var(--jalon-height-target);
  padding: 0 10px;
  border: 0;
  border-radius: var(--jalon-radius-control);
  background: none;
  color: var(--jalon-color-heading);
  font-weight: var(--jalon-weight-strong);

  &:hover {
    background: var(--jalon-color-hover);
  }

  &:active {
    background: var(--jalon-color-active);
  }

  &[data-part='opener'] {
    margin-inline-end: -10px;
  }

  @media (max-width: 479px) {
    &[data-part='opener'] > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
