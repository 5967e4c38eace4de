import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { launchChromium } from '../../tools/launch-chromium.ts';
import { root } from '../architecture/repository-files.ts';

const COMPONENT = /\bfunction ([A-Z]\w*)(?:<[^>]*>)?\((?:[^()]|\([^()]*\))*\): ReactNode \{/g;

/** Adds a hook to every component of the form and the name of the component to the list. */
function plantHooks(componentNames: string[]): Plugin {
  return {
    name: 'plant-hooks',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/(controls|step-views\/form|ui)\/[^?]*\.tsx$/.test(id)) return undefined;
      const withHooks = code.replace(COMPONENT, (head, name: string) => {
        componentNames.push(name);
        return `${head} usePlantedState(0);`;
      });
      return { code: `import { useState as usePlantedState } from 'react';\n${withHooks}`, map: null };
    },
  };
}

test('a form works if each of its components uses a hook', {
  timeout: 120_000,
}, async () => {
  const outDir = createTemporaryFolder('planted-hooks-');
  const componentNames: string[] = [];
  const page = 'tools/bench/page.html';
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [plantHooks(componentNames), react()],
    define: { __MOCKS__: 'false' },
    build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input: join(root, page) } },
  });
  expect(componentNames).toEqual(
    expect.arrayContaining(['FieldGroup', 'FieldRow', 'FieldShell', 'TextControl', 'MaskedInput']),
  );
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await launchChromium();
  onTestFinished(async () => {
    await browser.close();
    await server.close();
  });
  const tab = await browser.newPage();
  const pageErrors: string[] = [];
  tab.on('pageerror', error => pageErrors.push(error.message));
  tab.on('console', line => line.type() === 'error' && pageErrors.push(line.text()));
  const measured = encodeURIComponent(JSON.stringify({ form: 'app', size: 20 }));
  await tab.goto(`${new URL(page, server.resolvedUrls?.local[0]).href}#${measured}`);
  await tab.evaluate(async () => (await window.bench).mount());
  await tab.getByLabel('Texto 5', { exact: true }).pressSequentially('ab');
  await tab.getByLabel('Texto 10', { exact: true }).pressSequentially('c');
  await tab.evaluate(async () => (await window.bench).submit());
  await tab.getByRole('heading', { name: /^Confira/ }).waitFor();
  await tab.getByLabel('Texto 5', { exact: true }).fill('');
  await tab.getByLabel('Texto 10', { exact: true }).waitFor({ state: 'detached' });
  expect(pageErrors).toEqual([]);
});
