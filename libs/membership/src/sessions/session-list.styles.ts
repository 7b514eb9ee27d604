import { styled } from 'styled-components';

export const Root = styled.form`
  > ul {
    display: grid;
    gap: var(--jalon-space-4);
    max-inline-size: 44rem;
    margin-block: 0 var(--jalon-space-6);
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--jalon-space-4);
    align-items: center;
    justify-content: space-between;
    padding: var(--jalon-space-6);
    border-radius: var(--jalon-radius-card);
  }

  li p {
    margin: 0;
  }

  [data-part='device'] {
    font-weight: var(--jalon-weight-strong);
    overflow-wrap: anywhere;
  }

  [data-part='time'] {
    color: var(--jalon-color-muted);
    font-size: var(--jalon-size-small);
    font-variant-numeric: tabular-nums;
  }
`;
