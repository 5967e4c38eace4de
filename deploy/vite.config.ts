import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds `configure`, `check` and `report-receiver`, which need only Node, for servers. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node20',
    rollupOptions: {
      input: {
        configure: 'deploy/configure.ts',
        check: 'deploy/check.ts',
        'report-receiver': 'deploy/create-report-receiver.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
