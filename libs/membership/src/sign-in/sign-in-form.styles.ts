import { Checkbox } from '@jalon/ui/checkbox';
import { styled } from 'styled-components';

/** In the server's page too, so that the button below does not move when the script arrives. Without one nothing is remembered. */
export const Remember = styled(Checkbox)`
  @media (scripting: none) {
    display: none;
  }
`;
