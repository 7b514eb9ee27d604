export { default, generateMetadata } from '../../../fr/formulaires/[form]/page';
