import type { Plugin } from 'vite';

/**
 * A place of the test server that reads a whole upload and only then answers. Elsewhere the server answers while the
 * browser still sends, and then the browser may leave out the last progress event.
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
