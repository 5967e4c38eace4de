import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { playInTurn } from '#tests/support/play-in-turn.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { bundleContract, walk } from '../../tools/contract/bundle.ts';
import { widenAnswers } from '../../tools/contract/widen-answers.ts';

// Each starts a process.
playInTurn(2);

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = createTemporaryFolder('bundle-');
});

/** Runs the command of `npm run contract -- ...`. */
const runContract = (...args: string[]) =>
  new Promise<{ code: number | null; output: string }>(resolve => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/contract.ts', ...args], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += chunk;
      });
    child.on('close', code => resolve({ code, output }));
  });

test.each(['yaml', 'json'])(
  '[10.1] a command writes the whole contract as one %s file for other tools',
  async format => {
    const file = path.join(folder, `contract.${format}`);
    expect(await runContract('--bundle', file)).toMatchObject({ code: 0 });
    // Read as YAML 1.1, as old parsers do, for which an unquoted date is not a text: the values must be the same.
    const bundle = parse(await readFile(file, 'utf8'), { version: '1.1' });
    expect(bundle).toEqual(widenAnswers(await bundleContract()));
    const outsideReferences = [...walk(bundle)].flatMap(({ node }) =>
      typeof node.$ref === 'string' && !node.$ref.startsWith('#/') ? [node.$ref] : [],
    );
    expect(outsideReferences).toEqual([]);
  },
  60_000,
);

test('[10.1] a file name of an unknown format is refused, and nothing is written', async () => {
  const file = path.join(folder, 'contract.txt');
  const { code, output } = await runContract('--bundle', file);
  expect(code).toBe(2);
  expect(output).toContain('ends with .yaml or .json');
  await expect(readFile(file)).rejects.toThrow('ENOENT');
}, 60_000);

test('[10.1e] a command prints every guess with its place and its reason', async () => {
  const { code, output } = await runContract('--assumed');
  const reasons = [...walk(await bundleContract())].flatMap(({ node }) =>
    typeof node['x-assumed'] === 'string' ? [node['x-assumed']] : [],
  );
  expect(code).toBe(0);
  expect(reasons.filter(reason => !output.includes(reason))).toEqual([]);
  expect(output.trim().endsWith(' guesses.')).toBe(true);
}, 60_000);
