import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** `configure` as one file that needs nothing but Node: what a server carries beside the build. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'deploy/configure.ts',
    outDir: 'dist-server',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'configure.mjs' } },
  },
});
