export { default } from '../../fr/temoins/page';
