import { styled } from 'styled-components';

export const Frame = styled.form`
  display: grid;
  gap: var(--jalon-space-6);
  max-inline-size: 34rem;
`;

export const Actions = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--jalon-space-2);

  & > :empty {
    display: none;
  }
`;
