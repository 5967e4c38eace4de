import { expect, test } from 'vitest';
import {
  address,
  draftWith,
  HASH,
  personal,
  restoreLate,
  setUpDrafts,
  stored,
} from '#tests/flows/set-up-drafts.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { claimProposal } from './claim-proposal.ts';
import { moveDrafts } from './drafts.ts';
import { restoreDrafts } from './restore-drafts.ts';

const FORMER_HASH = '6650c1f2a4b3d90012e7f002';
const photo = { id: 'arquivo-0-1', name: 'rg.png' };

/** The entries of the other tab under the former hash id. */
const ofOtherTab: Readonly<Record<string, unknown>> = {
  [`drafts:${FORMER_HASH}`]: stored('', { dados: draftWith(personal, { nome: 'Nova' }) }),
  [`typed-early:${FORMER_HASH}:1`]: stored('', { endereco: draftWith(address, { rua: 'Rua Nova' }) }),
  [`attachments:${FORMER_HASH}`]: { dados: { foto: [photo] } },
  [`attached-early:${FORMER_HASH}:1`]: {},
};

/** The visitor has typed in this tab, and then continued in another one. */
async function setUpElsewhere() {
  const bare = await setUpDrafts(ofOtherTab);
  const { context, platform, state } = bare;
  await platform.secureStorage.writeFile(`file:${FORMER_HASH}:${photo.id}`, new File(['1'], photo.name));
  platform.images.assignTo(FORMER_HASH);
  state.drafts.dados = draftWith(personal, { nome: 'Antiga' });
  context.tabClaim.isElsewhere = true;
  return bare;
}

test('[11.7] [3.17] [11.3] if the proposal is open in another tab, what was typed there moves to the new hash id', async () => {
  const { context, platform, state } = await setUpElsewhere();
  const { secureStorage } = platform;
  await moveDrafts(context, FORMER_HASH);
  for (const [name, entry] of Object.entries(ofOtherTab)) {
    expect(await secureStorage.read(name), name).toBeUndefined();
    expect(await secureStorage.read(name.replace(FORMER_HASH, HASH)), name).toEqual(entry);
  }
  context.tabClaim.hashId = FORMER_HASH;
  claimProposal(context);
  expect(context.tabClaim.isElsewhere).toBe(false);
  expect(state.drafts).toEqual({});
  await restoreDrafts(context);
  expect(state.drafts.dados?.values).toEqual({ nome: 'Nova', foto: [photo] });
  expect(state.drafts.endereco?.values).toEqual({ rua: 'Rua Nova' });
  expect(await secureStorage.readFile(`file:${HASH}:${photo.id}`)).toBeDefined();
});

test('[11.7] [3.17] the same from a hash id that is a part of the names of the entries', async () => {
  const entry = stored('', { dados: draftWith(personal, { nome: 'Nova' }) });
  const entries = { 'drafts:a': entry, 'typed-early:a:1': entry };
  const { context, platform } = await setUpDrafts(entries);
  context.tabClaim.isElsewhere = true;
  await moveDrafts(context, 'a');
  for (const name of [`drafts:${HASH}`, `typed-early:${HASH}:1`])
    expect(await platform.secureStorage.read(name), name).toEqual(entry);
});

test('[11.7] [3.17] the same if the other tab takes over while the stored drafts are still being read', async () => {
  const entry = stored('', { dados: draftWith(personal, { nome: 'Nova' }) });
  const { context, release, secureStorage } = await restoreLate(undefined);
  await secureStorage.write(`drafts:${FORMER_HASH}`, entry);
  const moving = moveDrafts(context, FORMER_HASH);
  context.tabClaim.isElsewhere = true;
  await release();
  await moving;
  expect(await secureStorage.read(`drafts:${HASH}`)).toEqual(entry);
  expect(await secureStorage.read(`drafts:${FORMER_HASH}`)).toBeUndefined();
});

test('[11.7] [3.17] [11.3] a visit under the former hash id also finds the photos that have moved to the new one', async () => {
  const elsewhere = await setUpElsewhere();
  await moveDrafts(elsewhere.context, FORMER_HASH);
  const { context, state, platform } = await setUpDrafts();
  const { secureStorage } = elsewhere.platform;
  platform.secureStorage = secureStorage;
  platform.images = elsewhere.platform.images;
  platform.images.clear();
  await secureStorage.writeFile(`file:${HASH}:${photo.id}`, new File(['1'], photo.name));
  await restoreDrafts(context, FORMER_HASH);
  await runPendingWork();
  expect(state.drafts.dados?.values).toEqual({ nome: 'Nova', foto: [photo] });
});
