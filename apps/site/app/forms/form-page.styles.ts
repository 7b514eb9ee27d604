import { styled } from 'styled-components';
import { Trail } from '../frame/trail.styles.ts';

/** A breadcrumb above a form, with less space around it. */
export const FormTrail = styled(Trail)`
  && + * {
    padding-block-start: var(--jalon-space-8);
  }
`;
