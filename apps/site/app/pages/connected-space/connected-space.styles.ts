import { styled } from 'styled-components';

export const MemberNumber = styled.p`
  color: var(--jalon-color-muted);
  font-size: var(--jalon-size-lead);
  font-variant-numeric: tabular-nums;
`;

/** The main facts, in cards. A card that asks for an action has bands. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--jalon-space-4);
  max-inline-size: none;
  margin-block: var(--jalon-space-8) 0;

  @media (max-width: 1023px) {
    > :first-child {
      grid-column: 1 / -1;
    }
  }

  > div {
    padding: var(--jalon-space-6);
    border-radius: var(--jalon-radius-card);
  }

  > [data-asks='true'] {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    background: var(--jalon-bands) 0 0 / 12px no-repeat var(--jalon-color-surface);
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

export const Contact = styled.div`
  margin-block-start: var(--jalon-space-12);
`;

export const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--jalon-space-4) var(--jalon-space-8);
  max-inline-size: none;
  margin-block: var(--jalon-space-4) 0;

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
