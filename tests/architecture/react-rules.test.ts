import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { root } from './repository-files.ts';

const imports = "import { type ReactNode, useEffect, useRef, useState } from 'react';\n";

const folder = createTemporaryFolder('react-rules-');

/** The lines of the linter, one per finding, about a project that has our configuration and only these components. */
function lint(components: readonly string[]): readonly string[] {
  for (const path of ['biome.json', 'package.json', 'tools/lint']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'src'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [index, component] of components.entries())
    writeFileSync(join(folder, `src/sample-${index}.tsx`), `${imports}\n${component}\n`);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  // The folder is no repository, so there is no ignore file to use.
  const args = [biome, 'lint', '--vcs-enabled=false', '--error-on-warnings', '--reporter=github', 'src'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(join(folder, 'node_modules'));
  return `${stdout}\n${stderr}`.split('\n');
}

const withoutBreach = `export function Amount(): ReactNode {
  const [cents, setCents] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} value={cents} onInput={event => setCents(Number(event.currentTarget.value))} />;
}`;

/** Breaches of the rules of React: a description, a part of the message of the linter, and a component. */
const breaches = [
  [
    'a component called as a function',
    'called as a function',
    `const Box = (): ReactNode => <p>{useState(0)}</p>;
export const Page = (): ReactNode => Box();`,
  ],
  [
    'a hook behind a condition',
    'called conditionally',
    `export function Amount({ shown }: { shown: boolean }): ReactNode {
  if (!shown) return null;
  const [cents] = useState(0);
  return <p>{cents}</p>;
}`,
  ],
  [
    'a hook in a plain function',
    'calls a hook',
    `export const amountRow = (): ReactNode => <p>{useState(0)[0]}</p>;`,
  ],
  [
    'a ref that is written during rendering',
    'reads or writes a ref',
    `export function Amount({ cents }: { cents: number }): ReactNode {
  const last = useRef(cents);
  last.current = cents;
  return <p>{cents}</p>;
}`,
  ],
  [
    'a ref that is read during rendering',
    'reads or writes a ref',
    `export function Amount(): ReactNode {
  const last = useRef(0);
  return <p>{last.current}</p>;
}`,
  ],
  [
    'a state that is set in every rendering',
    'render synchronously updates state',
    `export function Amount({ cents }: { cents: number }): ReactNode {
  const [last, setLast] = useState(0);
  setLast(cents);
  return <p>{last}</p>;
}`,
  ],
  [
    'an effect that only sets a state',
    'effect synchronously updates state',
    `export function Amount({ cents }: { cents: number }): ReactNode {
  const [last, setLast] = useState(0);
  useEffect(() => setLast(cents), [cents]);
  return <p>{last}</p>;
}`,
  ],
] as const;

// One run for all samples, because the linter takes longer to start than to read them.
const lines = lint([withoutBreach, ...breaches.map(([, , component]) => component)]);
const findingsOf = (sample: number): string =>
  lines.filter(line => line.includes(`sample-${sample}.tsx`)).join('\n');

test('the sample without a breach passes the linter', () => {
  expect(findingsOf(0)).toBe('');
});

test.each(breaches.map(([breach, message], index) => [breach, message, index + 1] as const))(
  'the linter refuses %s',
  (_breach, message, sample) => {
    expect(findingsOf(sample)).toContain(message);
  },
);
