import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { playsInRun } from '#tests/support/play-in-turn.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { rareGarbageCollection } from '../../tools/checks.ts';
import { launchChromium } from '../../tools/launch-chromium.ts';
import { root } from '../architecture/repository-files.ts';
import { faultsRow, recipeExamples } from './recipe-examples.ts';
import { applyEdit, copyRepository, namesFile, recipeText, withdrawEdit } from './recipes.ts';

const contributing = readFileSync(`${root}CONTRIBUTING.md`, 'utf8');

test.each(recipeExamples)('the recipe $heading names every file that it needs', ({ heading, edits }) => {
  const text = recipeText(contributing, heading);
  expectNoBreaches(
    edits
      .map(({ file }) => file)
      .filter(file => !namesFile(text, file))
      .map(file => `CONTRIBUTING.md: the recipe "${heading}" does not name ${file}.`),
    {
      rule: 'A recipe names every file that the contributor has to change.',
      remedy: 'Name the file or its folder in the recipe, or change tests/build/recipe-examples.ts.',
    },
  );
});

let browser: Browser;
let address = '';
let copyFolder = '';
let closeServer: () => Promise<void> = async () => {};

/** Code that lets the test call the new operation in the page. */
const CALLING_CODE = `
import { createApi } from '#api/api.ts';
import { recipeOptions } from '../tests/build/recipe-options.ts';
const api = createApi(recipeOptions);
Object.assign(window, { askHolidays: (hashId: string) => api.holidays(hashId) });
`;

/**
 * The atlas of the built copy has no coverage maps: no test here opens it, and to make them takes longer than the
 * build.
 */
const mapsFile = 'maps.json';

const runInCopy = (...command: string[]) =>
  promisify(execFile)(process.execPath, command, {
    cwd: copyFolder,
    env: { ...process.env, ...rareGarbageCollection, COVERAGE_MAPS: mapsFile },
    maxBuffer: 64 * 1024 * 1024,
  });

// All or nothing: the copy and its build are the most expensive part.
describe.runIf(playsInRun('recipes', 5))('in a copy of the repository', () => {
  beforeAll(async () => {
    copyFolder = createTemporaryFolder('recipes-');
    copyRepository(copyFolder);
    for (const { edits } of recipeExamples) for (const edit of edits) applyEdit(edit, copyFolder);
    appendFileSync(join(copyFolder, 'src/main.tsx'), CALLING_CODE);
    writeFileSync(join(copyFolder, mapsFile), '{}');
    await runInCopy('--import', 'tsx', 'tools/contract.ts');
    await runInCopy(
      'node_modules/vite/bin/vite.js',
      'build',
      ...['--mode', 'qa', '--minify', 'false', '--logLevel', 'error', '--outDir', 'dist-qa'],
    );
    const server = await preview({
      root: copyFolder,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: 'dist-qa' },
      preview: { port: 0 },
    });
    address = server.resolvedUrls?.local[0] ?? '';
    browser = await launchChromium();
    closeServer = async () => {
      await browser.close();
      await server.close();
    };
  }, 240_000);

  afterAll(async () => {
    await closeServer();
  });

  async function open(scenario: string, query = ''): Promise<Page> {
    const page = await browser.newPage();
    await page.goto(`${address}?agx_hash=6650c1f2a4b3d90012e7f1f0&scenario=${scenario}${query}`);
    return page;
  }

  test('[3.32] [3.33] a field kind, a mask, a lender and a call that follow their recipes work in the browser', {
    timeout: 60_000,
  }, async () => {
    const page = await open('receita-campos', '&mock_bank=aurora');
    const income = page.getByLabel('Renda mensal');
    await income.waitFor();
    // The wire value 500 is in reais, and the bound 0.5 in the unit of the new kind.
    expect(await income.inputValue()).toBe('R$\u00a0500,00');
    expect(await page.getByText('a partir de R$\u00a0500,00 por mês').count()).toBe(1);
    expect(await income.getAttribute('inputmode')).toBe('numeric');

    const pis = page.getByLabel('PIS');
    expect(await pis.getAttribute('inputmode')).toBe('numeric');
    await pis.pressSequentially('12005432105');
    expect(await pis.inputValue()).toBe('120.05432.10-5');

    expect(await page.getByRole('button', { name: 'Perguntas frequentes' }).count()).toBe(1);

    const answer = await page.evaluate(() => Reflect.get(window, 'askHolidays')('6650c1f2a4b3d90012e7f1f0'));
    expect(answer).toEqual({ ok: true, value: '2026-12-25' });
  });

  test('[4.7] [8.20] a step type shows its changed text, and an error its own page', {
    timeout: 60_000,
  }, async () => {
    const waitingPage = await open('receita-espera');
    await waitingPage.getByRole('heading', { name: 'Estamos vendo quanto você ganha' }).waitFor();
    const failedPage = await open('receita-erro');
    await failedPage.getByRole('heading', { name: 'Estamos em manutenção' }).waitFor();
    expect(await failedPage.getByText('Volte mais tarde.').count()).toBe(1);
  });

  test('[10.10] each fault of a call that follows its recipe is a scenario', {
    timeout: 60_000,
  }, async () => {
    const page = await open('falha-get-holidays-network-error');
    await page.getByLabel('Renda mensal').waitFor();
    const ask = () => page.evaluate(() => Reflect.get(window, 'askHolidays')('6650c1f2a4b3d90012e7f1f0'));
    expect(await ask()).toMatchObject({ ok: false, problem: { kind: 'network' } });
    expect(await ask()).toEqual({ ok: true, value: '2026-12-25' });
  });

  /** The errors of the compiler about the copy: all of it, or only some files and those that they import. */
  async function compilerErrors(...files: readonly string[]): Promise<string> {
    const options = { types: ['vite/client', 'node'] };
    writeFileSync(
      join(copyFolder, 'tsconfig.recipes.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: options,
        ...(files.length > 0
          ? { include: [], files }
          : { include: ['src', 'mocks', 'scenarios'], exclude: ['**/*.test.ts', '**/*.test.tsx'] }),
      }),
    );
    const { stdout } = await runInCopy(
      'node_modules/typescript-7/bin/tsc',
      '--noEmit',
      '--pretty',
      'false',
      '-p',
      'tsconfig.recipes.json',
    ).catch((problem: { stdout: string }) => problem);
    return stdout;
  }

  test('code that follows the recipes compiles', { timeout: 120_000 }, async () => {
    expect(await compilerErrors()).toBe('');
  });

  test('[10.1] code that follows the recipes passes the tests of the contract, the registries and the products', {
    timeout: 120_000,
  }, async () => {
    const { stdout } = await runInCopy(
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', 'contract', '--project', 'unit', '--reporter=dot'],
      'tests/contract/contract-document',
      ...['src/journey/fields/fields.test.ts', 'src/journey/steps/steps.test.ts'],
      ...['scenarios/lenders.test.ts', 'scenarios/products/products.test.ts', 'scenarios/index.test.ts'],
    ).catch((problem: { stdout: string }) => problem);
    expect(stdout).not.toContain('FAIL');
    expect(stdout).toMatch(/Tests .*\d+ passed/);
  });

  test('[10.10] a call without its row of faults does not compile', { timeout: 120_000 }, async () => {
    withdrawEdit(faultsRow, copyFolder);
    expect(await compilerErrors('scenarios/fault-scenarios.ts')).toContain("'getHolidays' is missing");
  });
});
