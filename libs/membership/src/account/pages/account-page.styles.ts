import { Alert } from '@jalon/ui/alert';
import { styled } from 'styled-components';

/** The links and buttons at the end of a page, side by side if there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--jalon-space-4);
  margin-block-start: var(--jalon-space-8);
`;

/** A part of a page with its own heading. */
export const Part = styled.div`
  margin-block-start: var(--jalon-space-12);

  form {
    margin-block-start: var(--jalon-space-6);
  }
`;

/** Below the member's data. */
export const Below = styled.div`
  margin-block-start: var(--jalon-space-8);
`;

export const Notice = styled(Alert)`
  margin-block: var(--jalon-space-6);
`;
