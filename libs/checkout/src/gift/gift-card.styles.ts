import { styled } from 'styled-components';

export const Card = styled.article`
  display: grid;
  gap: var(--jalon-space-4);
  max-inline-size: 34rem;
  padding: var(--jalon-space-8);
  border-radius: var(--jalon-radius-card);
  background: var(--jalon-bands) var(--jalon-inline-start) top / 12px no-repeat var(--jalon-color-surface);
  padding-inline-start: var(--jalon-space-12);
  overflow-wrap: anywhere;

  :is(h1, h2, p, blockquote) {
    margin: 0;
  }

  blockquote {
    font-size: var(--jalon-size-h3);
    white-space: pre-line;
  }

  @media print {
    border: 2px solid currentcolor;
    break-inside: avoid;
  }
`;

/** How the gift is accepted: a QR code and the address. It stays dark on white in print and in forced colours. */
export const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);
  align-items: center;

  svg {
    flex: none;
    inline-size: 8.5rem;
    block-size: 8.5rem;
    background: #fff;
    forced-color-adjust: none;
    print-color-adjust: exact;
    shape-rendering: crispedges;
  }

  p {
    flex: 1 1 12rem;
  }
`;
