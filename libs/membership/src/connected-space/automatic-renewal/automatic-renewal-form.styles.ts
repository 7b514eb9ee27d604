import { styled } from 'styled-components';

export const Renewal = styled.section`
  display: grid;
  gap: var(--jalon-space-4);
  max-inline-size: 44rem;

  form {
    display: grid;
    gap: var(--jalon-space-4);
    justify-items: start;
  }

  h2,
  p {
    margin: 0;
  }

  @media print {
    form {
      display: none;
    }
  }
`;

/** The text that a press on the button accepts. */
export const Consent = styled.div`
  display: grid;
  gap: var(--jalon-space-3);
  padding-inline-start: var(--jalon-space-4);
  border-inline-start: 4px solid var(--jalon-color-border);
`;
