import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './repository-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'react-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The linter's messages about a project that has our configuration and only this component. */
function findings(component: string): string {
  for (const path of ['biome.json', 'package.json', 'tools/lint']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  mkdirSync(join(folder, 'src'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'src/sample.tsx'), component);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  // The folder is no repository, so there is no ignore file to use.
  const args = [biome, 'lint', '--vcs-enabled=false', '--error-on-warnings', 'src'];
  try {
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  } finally {
    rmSync(join(folder, 'node_modules'));
  }
}

const imports = "import { type ReactNode, useEffect, useRef, useState } from 'react';\n";

test('the sample without a breach passes the linter', () => {
  const component = `
export function Amount(): ReactNode {
  const [cents, setCents] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} value={cents} onInput={event => setCents(Number(event.currentTarget.value))} />;
}
`;
  expect(findings(imports + component)).toBe('');
});

test.each([
  [
    'a component called as a function',
    'called as a function',
    `const Box = (): ReactNode => <p>{useState(0)}</p>;
export const Page = (): ReactNode => Box();`,
  ],
  [
    'a hook behind a condition',
    'top level',
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
    'a ref that is written while rendering',
    'reads or writes a ref',
    `export function Amount({ cents }: { cents: number }): ReactNode {
  const last = useRef(cents);
  last.current = cents;
  return <p>{cents}</p>;
}`,
  ],
  [
    'a ref that is read while rendering',
    'reads or writes a ref',
    `export function Amount(): ReactNode {
  const last = useRef(0);
  return <p>{last.current}</p>;
}`,
  ],
  [
    'a state that is set in every rendering',
    'state',
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
])('the linter refuses %s', (_breach, message, component) => {
  expect(findings(`${imports}\n${component}\n`)).toContain(message);
});
