export { createHandlers, createStateHandlers, type MockApiOptions, type MockForm } from './handlers.ts';
