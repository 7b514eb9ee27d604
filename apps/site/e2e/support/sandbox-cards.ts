/** Every test card and account of the sandbox gateway, with what happens to its payments. */
export { accounts as testAccounts, cards as testCards } from '../../../gateway/src/scenarios.ts';
