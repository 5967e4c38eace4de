import type { Plugin } from 'vite';

/**
 * Adds an address to the test server that receives a whole upload before it answers. At other addresses the server answers
 * while the browser is still sending, and then the browser may omit the last progress event.
 */
export function uploadSinkPlugin(): Plugin {
  return {
    name: 'upload-sink',
    apply: () => Boolean(process.env.VITEST),
    configureServer({ middlewares }) {
      middlewares.use('/upload-sink', (request, response) => {
        request.resume().on('end', () => response.end('received'));
      });
    },
  };
}
