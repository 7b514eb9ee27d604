export { type ActionButtonProps, Button, type ButtonProps, type LinkButtonProps } from './button.tsx';
