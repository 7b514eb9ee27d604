import CMS, { type CmsConfig } from '@sveltia/cms';
import { PagePreview } from './page-preview.ts';

// The script of `/admin`, built separately (`build-editor.ts`): it shares no code with the pages of the site.
const response = await fetch('/admin/config.json');
const config: CmsConfig = await response.json();
for (const { name } of config.collections ?? []) {
  if (name) CMS.registerPreviewTemplate(name, PagePreview);
}
await CMS.init({ config: { ...config, load_config_file: false } });
