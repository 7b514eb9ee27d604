import { styled } from 'styled-components';
import { MaskedInput } from '../masked-input/index.ts';

// Capitals for the eye at once, where an input method writes them into the field later.
export const Root = styled(MaskedInput)`
  text-transform: uppercase;
`;
