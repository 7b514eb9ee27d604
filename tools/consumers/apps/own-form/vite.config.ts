import { text } from 'node:stream/consumers';
import react from '@vitejs/plugin-react';
import { type Connect, defineConfig } from 'vite';
import { towing } from './towing.ts';

/** The form's server: it checks with the rules of the page, and rejects one plate as that of no member. */
const answer: Connect.NextHandleFunction = async (request, response) => {
  const { success, data } = towing.schema.safeParse(JSON.parse(await text(request)));
  const isKnown = success && data.plate !== 'XXX9999';
  response.statusCode = isKnown ? 200 : 422;
  response.end(JSON.stringify(isKnown ? {} : { plate: 'unknownPlate' }));
};

export default defineConfig({
  plugins: [
    react(),
    {
      name: 'towing',
      configureServer: ({ middlewares }) => void middlewares.use('/api/towing', answer),
      configurePreviewServer: ({ middlewares }) => void middlewares.use('/api/towing', answer),
    },
  ],
  preview: { port: Number(process.env.PORT ?? 3100) },
});
