import { styled } from 'styled-components';

/** Shared by checkboxes and radio buttons: a box of 28 px in a label of at least 44 px, then hint and error. */
export const Root = styled.div`
  display: grid;
  justify-items: start;
  line-height: var(--jalon-line-snug);

  > label {
    display: grid;
    gap: var(--jalon-space-3);
    grid-template-columns: 1.75rem minmax(0, 1fr);
    min-block-size: var(--jalon-height-target);
    padding-block: var(--jalon-space-2);
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  > label > span {
    align-self: center;
  }

  > p {
    margin: 0;
    padding-inline-start: calc(1.75rem + var(--jalon-space-3));
  }

  > [data-part='hint'] {
    margin-block: calc(-1 * var(--jalon-space-1)) var(--jalon-space-2);
  }

  input {
    display: grid;
    place-content: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    margin: 0;
    border: var(--jalon-width-stroke) solid var(--jalon-color-control-border);
    /* However rounded a brand's fields are, a box must look different from a radio button. */
    border-radius: min(var(--jalon-radius-control), 25%);
    appearance: none;
    background: var(--jalon-color-control-surface);
    cursor: inherit;
  }

  input[type='radio'] {
    border-radius: 50%;
  }

  label:hover > input:where(:enabled) {
    border-color: var(--jalon-color-control-hover);
  }

  label:active > input:where(:enabled) {
    background: var(--jalon-color-control-active);
  }

  input::before {
    inline-size: 1rem;
    block-size: 1rem;
    background: var(--jalon-color-surface);
    clip-path: polygon(8% 52%, 22% 38%, 40% 56%, 78% 14%, 93% 27%, 41% 84%);
    scale: 0;
    transition: scale var(--jalon-duration-short) var(--jalon-ease-out);
    content: '';
  }

  input[type='radio']::before {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 50%;
    clip-path: none;
  }

  input:checked {
    border-color: var(--jalon-color-heading);
    background: var(--jalon-color-heading);
  }

  label:active > input:where(:enabled):checked {
    border-color: var(--jalon-color-muted);
    background: var(--jalon-color-muted);
  }

  input:checked::before {
    scale: 1;
  }

  input:is([aria-invalid='true'], [data-invalid='true']) {
    border-color: var(--jalon-color-error);
  }

  &:has(input:disabled) > label {
    cursor: not-allowed;
  }

  input:disabled + span {
    color: var(--jalon-color-muted);
  }

  @media (forced-colors: active), print {
    input {
      appearance: auto;
    }

    input::before {
      content: none;
    }
  }
`;

/** The choices of a group, stacked, or side by side if there is room. */
export const Options = styled.div`
  display: flex;
  flex-direction: column;

  &[data-layout='row'] {
    flex-flow: row wrap;
    column-gap: var(--jalon-space-8);
  }
`;
