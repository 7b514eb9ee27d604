import { fromMedium } from '@jalon/ui/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-8);
  justify-items: start;

  > * {
    inline-size: 100%;
  }

  > a {
    inline-size: auto;
  }
`;

export const Top = styled.div`
  display: grid;
  gap: var(--jalon-space-6) var(--jalon-space-12);
  align-items: center;

  @media ${fromMedium} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
  }
`;

export const Actions = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-3);

  @media (max-width: 479px) {
    display: grid;
  }

  @media print {
    display: none;
  }
`;

/** Bands along the edge, as on the poles that mark roads in snow. */
export const Card = styled.div`
  position: relative;
  max-inline-size: 26rem;
  padding: var(--jalon-space-6);
  padding-inline-start: var(--jalon-space-10);
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: var(--jalon-radius-card);
  overflow-wrap: anywhere;

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline: 0 auto;
    inline-size: 12px;
    background: var(--jalon-bands);
    content: '';
  }

  > p {
    margin: 0;
  }

  > [data-part='club'] {
    font-family: var(--jalon-font-heading);
    font-weight: var(--jalon-weight-heading);
  }

  > [data-part='type'] {
    font-size: var(--jalon-size-small);
  }

  > [data-part='name'] {
    margin-block: var(--jalon-space-6) var(--jalon-space-1);
    color: var(--jalon-color-heading);
    font-family: var(--jalon-font-heading);
    font-size: var(--jalon-size-h3);
    font-weight: var(--jalon-weight-heading);
    line-height: var(--jalon-line-heading);
  }

  > [data-part='number'] {
    font-variant-numeric: tabular-nums;
  }

  @media print {
    max-inline-size: 86mm;
    border-color: currentColor;
  }
`;

/**
 * The facts in cards. A card that asks for an action has bands. The lines of neighbouring cards share grid rows, so
 * that a long title moves all values: title, value and three notes.
 */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 0 var(--jalon-space-4);
  max-inline-size: none;
  margin: 0 0 calc(-1 * var(--jalon-space-4));

  > div {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    margin-block-end: var(--jalon-space-4);
    padding: var(--jalon-space-6);
    border: 1px solid transparent;
    border-radius: var(--jalon-radius-card);
  }

  > [data-asks='true'] {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    background: var(--jalon-bands) var(--jalon-inline-start) top / 12px no-repeat var(--jalon-color-surface);
    padding-inline-start: var(--jalon-space-10);
  }

  dt {
    font-weight: var(--jalon-weight-strong);
    line-height: var(--jalon-line-snug);
  }

  dd {
    margin: 0;
  }

  dt + dd {
    margin-block: var(--jalon-space-2);
    color: var(--jalon-color-heading);
    font-family: var(--jalon-font-heading);
    font-size: var(--jalon-size-h2);
    font-weight: var(--jalon-weight-heading);
    font-variant-numeric: tabular-nums;
    line-height: var(--jalon-line-heading);
  }

  dd + dd {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }
`;

export const Associates = styled.section`
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: var(--jalon-space-4);
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding: var(--jalon-space-5) var(--jalon-space-6);
    border: 1px solid transparent;
    border-radius: var(--jalon-radius-card);
    overflow-wrap: anywhere;
  }

  li > p {
    margin: 0;
    font-size: var(--jalon-size-small);
    font-variant-numeric: tabular-nums;
  }

  li > [data-part='name'] {
    font-size: inherit;
    font-weight: var(--jalon-weight-strong);
  }
`;

export const Contact = styled.section`
  > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: var(--jalon-space-4) var(--jalon-space-8);
    max-inline-size: none;
    margin-block: var(--jalon-space-4) var(--jalon-space-6);
  }

  dt {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
