import { Alert } from '@jalon/ui/alert';
import { styled } from 'styled-components';

export const Choices = styled.form`
  display: grid;
  gap: var(--jalon-space-6);
  margin-block: var(--jalon-space-6);
`;

/** The three answers: accepting and refusing look the same. */
export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-3);
`;

export const Saved = styled(Alert)`
  margin-block: var(--jalon-space-6);
`;
