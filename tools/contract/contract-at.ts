import { execFileSync, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { findCommit } from '../find-commit.ts';
import { bundleContract, ContractError, type ObjectNode } from './bundle.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The bundled contract as it was at a tag, branch or commit.
 * @throws ContractError if git does not find it, or if it has no contract.
 */
export async function contractAt(revision: string): Promise<{ document: ObjectNode; commit: string }> {
  const commit = findCommit(revision);
  if (commit === undefined) throw new ContractError(`git finds no tag, branch or commit "${revision}".`);
  const folder = createTemporaryFolder('contract-');
  try {
    const archive = spawnSync('git', ['archive', '--format=tar', commit, 'openapi'], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
    if (archive.status !== 0) throw new ContractError(`There is no folder openapi at ${commit}.`);
    execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout });
    return { document: await bundleContract({ folder: path.join(folder, 'openapi') }), commit };
  } finally {
    await rm(folder, { recursive: true });
  }
}
