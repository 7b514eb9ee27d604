import { styled } from 'styled-components';

export const Member = styled.div`
  > p {
    margin-block: 0;
  }

  > p:first-child {
    color: var(--jalon-color-heading);
    font-family: var(--jalon-font-heading);
    font-size: var(--jalon-size-h3);
    font-weight: var(--jalon-weight-heading);
    line-height: var(--jalon-line-heading);
    overflow-wrap: anywhere;
  }

  > p + p {
    margin-block-start: var(--jalon-space-2);
    color: var(--jalon-color-muted);
    font-variant-numeric: tabular-nums;
  }

  ul {
    margin-block: var(--jalon-space-6) 0;
    padding: 0;
    list-style: none;
  }

  li a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--jalon-height-target);
  }

  form {
    margin-block-start: var(--jalon-space-8);
  }
`;
