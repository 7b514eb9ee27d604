import { styled } from 'styled-components';
import { Root } from './error-message.styles.ts';

/** As high as the error that was here. */
export const Space = styled(Root)`
  visibility: hidden;
`;
