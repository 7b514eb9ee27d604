export { fill, writeTypes } from './strapi-commands.ts';
