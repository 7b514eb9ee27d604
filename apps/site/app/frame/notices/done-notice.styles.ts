import { Alert } from '@jalon/ui/alert';
import { styled } from 'styled-components';

export const Notice = styled(Alert)`
  margin-block: var(--jalon-space-6);
`;
