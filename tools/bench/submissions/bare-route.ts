import { fastify } from 'fastify';

// A route that only parses JSON.

const app = fastify();
app.post('/api/forms/:formId', async () => ({ status: 'success', reference: '2346789CDF' }));
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => app.close());
