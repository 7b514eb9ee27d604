import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '@jalon/i18n';
import type { ContentDocument } from '../source/content-document.ts';
import { contentFiles } from '../source/file-source.ts';
import { contentDocuments, type StrapiDocument } from './content-documents.ts';
import { strapiFiles } from './strapi-files.ts';
import { strapiModel } from './strapi-model.ts';

/** Writes the content types and components to the folder of a Strapi project. */
export function writeTypes(project: string, documents: readonly ContentDocument[] = []): void {
  const files = strapiFiles(strapiModel(documents));
  for (const [name, text] of files) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  console.log(`${files.size} files written to ${project}. Restart Strapi.`);
}

/** Creates the documents of an empty project, published, from a folder of content. The token needs write access. */
export async function fill(content: string, hostDocuments: readonly ContentDocument[] = []): Promise<void> {
  const { STRAPI_URL: url, STRAPI_TOKEN: token } = process.env;
  if (!url || !token) throw new Error('STRAPI_URL and STRAPI_TOKEN must be set.');
  const { contentTypes, documents: types } = strapiModel(hostDocuments);
  const { page, site, redirect } = contentTypes;
  const files = contentFiles(content).map((name) => ({
    name,
    text: readFileSync(join(content, name), 'utf8'),
  }));
  const documents = contentDocuments(files, hostDocuments);

  async function send(method: 'POST' | 'PUT', path: string, data: object): Promise<string> {
    const response = await fetch(new URL(`api/${path}`, url?.replace(/\/?$/, '/')), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const answer = (await response.json()) as { data: { documentId: string } };
    return answer.data.documentId;
  }

  async function fillSingle(name: string, { texts }: StrapiDocument): Promise<void> {
    for (const locale of locales)
      await send('PUT', `${name}?locale=${locale}&status=published`, texts[locale] ?? {});
  }

  for (const { texts } of documents.page) {
    const id = await send('POST', `${page.pluralName}?locale=fr&status=published`, texts.fr ?? {});
    await send('PUT', `${page.pluralName}/${id}?locale=en&status=published`, texts.en ?? {});
  }
  await fillSingle(site.singularName, documents.site);
  for (const [name, { singularName }] of types) {
    const document = documents.documents[name];
    if (document) await fillSingle(singularName, document);
  }
  for (const fields of documents.redirect)
    await send('POST', `${redirect.pluralName}?status=published`, fields);
  console.log(`${documents.page.length} pages and ${documents.redirect.length} redirects were created.`);
}
