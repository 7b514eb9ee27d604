import { styled } from 'styled-components';
import { ErrorMessage } from '../../feedback/error-message/index.ts';

/** As high as the error that was here. */
export const Space = styled(ErrorMessage)`
  visibility: hidden;
`;
