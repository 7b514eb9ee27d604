import { styled } from 'styled-components';

export const Root = styled.div`
  h2,
  h3,
  h4 {
    margin: 0 0 var(--jalon-space-2);
    font-family: var(--jalon-font-heading);
    font-size: var(--jalon-size-text);
    font-weight: var(--jalon-weight-heading);
    line-height: var(--jalon-line-snug);
    letter-spacing: 0;
    color: var(--jalon-color-heading);
  }

  /* An invisible marker, so that Safari with VoiceOver still announces a list. */
  ul {
    max-inline-size: none;
    margin: 0;
    padding: 0;
    list-style: '';
  }

  &[data-direction='row'] ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--jalon-space-8);
  }

  a {
    display: inline-flex;
    gap: var(--jalon-space-3);
    align-items: center;
    min-block-size: var(--jalon-height-target);
    padding-block: var(--jalon-space-2);
    color: var(--jalon-color-text);
    line-height: var(--jalon-line-snug);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    text-decoration: underline;
  }

  a[aria-current] {
    font-weight: var(--jalon-weight-strong);
  }

  svg {
    flex: none;
  }
`;
