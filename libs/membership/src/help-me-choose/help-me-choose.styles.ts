import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--jalon-space-6);
`;

export const Question = styled.form`
  display: grid;
  gap: var(--jalon-space-6);
  justify-items: start;

  > p {
    margin: 0;
    color: var(--jalon-color-muted);
    font-variant-numeric: tabular-nums;
  }

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--jalon-height-target);
  }
`;

export const Result = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--jalon-space-6);
  max-inline-size: none;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--jalon-space-4);
    align-content: start;
    padding: var(--jalon-space-6);
    border: 1px solid var(--jalon-color-border);
    border-radius: var(--jalon-radius-card);
  }

  > li:first-child {
    border-block-start: 6px solid var(--jalon-color-band);
  }

  :is(h2, h3),
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  [data-part='rank'] {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
  }
`;

export const Further = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4) var(--jalon-space-6);
  align-items: center;
  margin: 0;

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--jalon-height-target);
  }
`;
