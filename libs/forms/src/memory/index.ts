export { FormMemoryProvider } from './form-memory.tsx';
