import { styled } from 'styled-components';

/** It takes the focus only so that screen readers read it. */
export const Title = styled.h1`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
