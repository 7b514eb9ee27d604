import { startEditor } from '@jalon/content/editor';

// The script of `/admin`, built separately: see `server/content/build-editor.ts`.
await startEditor({ config: '/admin/config.json', preview: '/admin/preview' });
