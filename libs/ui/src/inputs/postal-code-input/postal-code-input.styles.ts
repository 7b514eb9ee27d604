import { styled } from 'styled-components';
import { MaskedInput } from '../masked-input/index.ts';

// Display capitals immediately; with an input method, the value is capitalized only later.
export const Root = styled(MaskedInput)`
  text-transform: uppercase;
`;
