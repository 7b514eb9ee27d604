import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;

  @media print {
    min-block-size: 0;

    &:has([data-prints-alone]) > :not(main) {
      display: none;
    }
  }
`;

export const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
