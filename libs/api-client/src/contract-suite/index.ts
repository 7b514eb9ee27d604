export { type ContractCase, type ContractTarget, contractCases } from './contract-cases.ts';
