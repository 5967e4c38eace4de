import { join } from 'node:path';
import ts from 'typescript';
import { createFileMemory, hashOf } from './file-memory.ts';
import { isCode, listRepositoryFiles, readSource, root } from './repository-files.ts';

/** True for code that decides what a rule reads from a file. */
export const isReadersCode = (path: string): boolean =>
  /^tests\/(?:architecture|requirements)\/[^/]+$/.test(path) && isCode(path) && !path.endsWith('.test.ts');

const versionOfReaders = (): string =>
  hashOf(ts.version, process.version, ...listRepositoryFiles().filter(isReadersCode).map(readSource));

const memory = createFileMemory(join(root, 'node_modules/.cache/architecture'), versionOfReaders);

export const rememberPerFile = memory.rememberPerFile;
export const storeFileMemory = memory.store;
