import { expect, test } from 'vitest';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { forgetTyped, hashesOf } from './forget-typed.ts';

test('[10.6] [11.4] what was typed under the hashes of a scenario is erased, other entries stay', async () => {
  const storage = createMemorySecureStorage();
  const ofScenario = ['drafts:h1', 'typed-early:h1:17', 'attachments:h2', 'session:h3'];
  const others = ['consent', 'drafts:h10', 'drafts:'];
  for (const name of [...ofScenario, ...others]) await storage.write(name, 1);
  await forgetTyped(storage, hashesOf([{ hashes: { h1: null, h2: null }, renamed: { h3: 'h2' } }]));
  expect(await storage.names('')).toEqual(others.toSorted());
});
