export { Account, type AccountProps } from './account.tsx';
export type { AccountView } from './account-view.ts';
export {
  hasSecretAddress,
  isAccountView,
  needsScript,
  showsMember,
  viewDescription,
  viewTitle,
} from './view-facts.ts';
