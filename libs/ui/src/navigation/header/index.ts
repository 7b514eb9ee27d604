export { headerMessages } from './header.messages.ts';
export { Header, type HeaderGroup, type HeaderLink, type HeaderMenu, type HeaderProps } from './header.tsx';
