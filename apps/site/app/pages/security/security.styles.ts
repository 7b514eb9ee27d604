import { styled } from 'styled-components';

export const Part = styled.div`
  margin-block-start: var(--jalon-space-12);

  form {
    margin-block-start: var(--jalon-space-6);
  }
`;
