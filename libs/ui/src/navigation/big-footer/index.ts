export { bigFooterMessages } from './big-footer.messages.ts';
export {
  BigFooter,
  type BigFooterProps,
  type FooterColumn,
  type FooterGroup,
  type FooterPromo,
} from './big-footer.tsx';
