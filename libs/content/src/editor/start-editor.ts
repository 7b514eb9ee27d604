import CMS, { type CmsConfig } from '@sveltia/cms';
import { pagePreview } from './page-preview.ts';

export interface EditorAddresses {
  /** The configuration: `editor` of the engine at an address that ends with `.json`. */
  readonly config: string;
  /** Where unsaved pages are drawn, under `/fr` and `/en`: `preview` of the engine. */
  readonly preview: string;
}

/** Starts the editor in its page. Build its script separately: it shares no code with the pages of the site. */
export async function startEditor({ config: address, preview }: EditorAddresses): Promise<void> {
  const response = await fetch(address);
  const config: CmsConfig = await response.json();
  for (const { name } of config.collections ?? []) {
    if (name) CMS.registerPreviewTemplate(name, pagePreview(preview));
  }
  await CMS.init({ config: { ...config, load_config_file: false } });
}
