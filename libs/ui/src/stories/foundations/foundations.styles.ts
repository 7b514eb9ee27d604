import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: var(--jalon-space-6);

  h3 {
    text-transform: capitalize;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: var(--jalon-space-4);
  font-size: 0.875rem;
  line-height: 1.4;

  &[data-size='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: var(--jalon-space-8);
    padding: var(--jalon-space-6);
  }
`;

/** The name of a token, or a CSS value. */
export const Code = styled.code`
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

export const Swatch = styled.span`
  display: inline-block;
  inline-size: 40px;
  block-size: 28px;
  border: 1px solid var(--jalon-color-border);
  border-radius: var(--jalon-radius-control);
  vertical-align: middle;

  &[data-size='large'] {
    display: block;
    inline-size: auto;
    block-size: 72px;
    margin-block-end: var(--jalon-space-2);
    border-radius: var(--jalon-radius-card);
  }
`;

/** A sample of a colour pair or a type size. */
export const Sample = styled.span`
  &[data-shape] {
    display: inline-grid;
    place-items: center;
    inline-size: 44px;
    block-size: 32px;
    border: 1px solid var(--jalon-color-border);
    border-radius: var(--jalon-radius-control);
    font-size: 1rem;
    line-height: 1;
  }

  &[data-family] {
    max-inline-size: min(100%, 62rem);
    overflow-wrap: anywhere;
  }

  &[data-family='heading'] {
    font-family: var(--jalon-font-heading);
    font-weight: var(--jalon-weight-heading);
    line-height: var(--jalon-line-heading);
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: var(--jalon-space-3);
  justify-items: start;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--jalon-space-2) var(--jalon-space-4);
    align-items: center;
  }

  > div > code {
    inline-size: 22rem;
    max-inline-size: 100%;
  }
`;

export const Bar = styled.span`
  block-size: 20px;
  background: var(--jalon-color-action);
`;

export const Card = styled.div`
  display: grid;
  gap: var(--jalon-space-1);
  align-content: start;
  padding: var(--jalon-space-6);
  border: 1px solid var(--jalon-color-border);

  &[data-floating] {
    border: 0;
    border-radius: var(--jalon-radius-card);
  }
`;

export const Moving = styled.span`
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--jalon-radius-control);
  background: var(--jalon-color-action);
  transition: transform var(--jalon-ease-out);

  &[data-state='away'] {
    transform: translateX(120px);
  }
`;
