import type { Plugin } from 'vite';

/**
 * Adds an address to the test server that receives a whole upload before it answers, in Latin-1 if the query is
 * `latin1`, with status 700 if it is `700`. At other addresses the server answers while the browser is still sending,
 * and then the browser may omit the last progress event.
 */
export function uploadSinkPlugin(): Plugin {
  return {
    name: 'upload-sink',
    apply: () => Boolean(process.env.VITEST),
    configureServer({ middlewares }) {
      middlewares.use('/upload-sink', (request, response) => {
        const answer = request.url?.includes('latin1')
          ? Buffer.from('{"message":"Não recebido"}', 'latin1')
          : 'received';
        if (request.url?.includes('700')) response.statusCode = 700;
        request.resume().on('end', () => response.end(answer));
      });
    },
  };
}
