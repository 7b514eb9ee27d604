export { contentDocuments, type StrapiDocument, type StrapiDocuments } from './content-documents.ts';
export { type FakeStrapi, type FakeStrapiOptions, send, sendError, startFakeStrapi } from './fake-strapi.ts';
