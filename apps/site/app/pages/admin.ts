import { localEditor } from '../../server/content/editor-settings.ts';
import { editorPolicy } from '../../server/security/security.ts';
import { editorConfig } from '../content/editor/editor-config.ts';
import { getSite } from '../site-context.server.ts';
import type { Route } from './+types/admin.ts';

/**
 * `/admin`, where content is edited, and its configuration. It exists if the operator configured a repository, and under
 * `npm run dev`. It is a separate application, Sveltia CMS, with its own Content-Security-Policy.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { settings, content } = getSite(context);
  const editor = settings.editor ?? (import.meta.env.DEV ? localEditor : undefined);
  if (!editor) throw new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': editorPolicy(editor),
    // The window that signs an editor in posts its result to the window that opened it.
    'cross-origin-opener-policy': editor.authUrl ? 'same-origin-allow-popups' : 'same-origin',
    'x-robots-tag': 'noindex',
  };
  if (url.pathname.endsWith('.json')) return Response.json(editorConfig(editor, content), { headers });
  return new Response(page, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}

const script = import.meta.env.DEV ? '/app/content/editor/start-editor.ts' : '/admin/editor.js';

const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Content</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
<script type="module" src="${script}"></script>
</body>
</html>
`;
