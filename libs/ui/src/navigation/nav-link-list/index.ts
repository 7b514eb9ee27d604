export { type NavLink, NavLinkList, type NavLinkListProps } from './nav-link-list.tsx';
