import { styled } from 'styled-components';
import { formWidth } from '../fields/layout/form-width.ts';

export const Sent = styled.div`
  --jalon-color-band: var(--jalon-color-success);

  max-inline-size: ${formWidth};
  padding: var(--jalon-space-5) var(--jalon-space-6);
  border-radius: var(--jalon-radius-control);
  background: var(--jalon-bands) var(--jalon-inline-start) top / 12px no-repeat var(--jalon-color-success-surface);
  padding-inline-start: var(--jalon-space-10);
`;
