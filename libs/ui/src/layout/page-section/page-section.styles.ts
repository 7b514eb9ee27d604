import { styled } from 'styled-components';
import { Root as Section } from '../section/section.styles.ts';

export const Root = styled(Section).attrs({ as: 'section' })``;
