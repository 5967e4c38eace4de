import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import type { Claim } from '#platform/tabs.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { claimProposal, createTabClaim } from './claim-proposal.ts';

const step = stepWith({ slug: 'endereco', fields: [buildField({ key: 'rua' })] });

/** A tab whose other tabs are played by the test. `calls`: what the tab does with its claims, in order. */
function openTab() {
  const calls: string[] = [];
  let takeElsewhere = (_isBehind: boolean): void => undefined;
  let free = (): void => undefined;
  const doNothing = () => undefined;
  const claim = (hashId: string): Claim => {
    calls.push(`claim ${hashId}`);
    return {
      status: () => 'mine',
      onTakenElsewhere: listener => {
        takeElsewhere = listener;
        return doNothing;
      },
      onFreed: listener => {
        free = listener;
        return doNothing;
      },
      takeOver: () => void calls.push(`takeOver ${hashId}`),
      release: () => void calls.push(`release ${hashId}`),
    };
  };
  const platform = createMemoryPlatform();
  platform.tabs = { ...platform.tabs, claim };
  const bare = createContextWithoutService({}, { platform });
  bare.state.hashId = 'h1';
  claimProposal(bare.context);
  return {
    ...bare,
    calls,
    takeElsewhere: (isBehind = false) => takeElsewhere(isBehind),
    free: () => free(),
    readDrafts: () => platform.secureStorage.read('drafts:h1'),
  };
}

const typeRua = ({ context }: ReturnType<typeof openTab>) => {
  context.form.open(step);
  context.form.current()?.edited.add('rua');
  context.form.change({ rua: 'Rua A' });
};

test('[11.7] a tab claims its hash id once; another hash id releases the former claim', () => {
  const { context, state, calls } = openTab();
  claimProposal(context);
  expect(calls).toEqual(['claim h1']);
  context.tabClaim.isElsewhere = true;
  state.hashId = 'h2';
  claimProposal(context);
  expect(calls).toEqual(['claim h1', 'release h1', 'claim h2']);
  expect(context.tabClaim).toMatchObject({ hashId: 'h2', isElsewhere: false });
});

test('[11.7] a tab without a proposal has no claim that it could release or take over', () => {
  const tabClaim = createTabClaim();
  expect(tabClaim).toMatchObject({ isElsewhere: false, hashId: '' });
  expect(tabClaim.takeOver()).toBeUndefined();
  expect(tabClaim.release()).toBeUndefined();
});

test('[11.7] [11.3] a tab that loses its claim saves what was typed, stops everything and says where the proposal is open', async () => {
  const tab = openTab();
  const { context, state, takeElsewhere, readDrafts } = tab;
  typeRua(tab);
  const signal = context.placeScope.enter();
  const question = context.ask.question({ title: 'x', onCancel: 'stay' } as never); // Only shown.
  state.currentWait = { slug: 'x', since: 0, hasShownFailure: false };
  state.terms.isOpen = true;
  state.companyLookup.isOpen = true;
  takeElsewhere();
  expect(context.tabClaim.isElsewhere).toBe(true);
  expect(signal.aborted).toBe(true);
  expect(await question).toBe('withdrawn');
  expect(state.currentWait).toBeUndefined();
  expect(state.terms.isOpen).toBe(false);
  expect(state.companyLookup.isOpen).toBe(false);
  expect(state.errorPage).toEqual({
    picture: 'waiting',
    title: 'Esta proposta está aberta em outra aba',
    lines: ['O que você preencheu está salvo. Por segurança, só dá para continuar em uma aba por vez.'],
    technical: '',
    action: { label: 'Continuar nesta aba', recovery: 'reopen' },
    secondary: undefined,
    isError: false,
  });
  expect(await readDrafts()).toMatchObject({ proposalId: '' });
});

test('[11.5] [11.7] where the browser stores nothing, a tab that loses its claim does not say that its values are saved', () => {
  const tab = openTab();
  tab.context.platform.secureStorage.health = () => 'memory';
  tab.takeElsewhere();
  expect(tab.state.errorPage?.lines).toEqual(['Por segurança, só dá para continuar em uma aba por vez.']);
});

test('[11.7] a tab in which nothing was typed does not overwrite the drafts of the other; choices are saved', async () => {
  const untouched = openTab();
  untouched.context.form.open(step);
  untouched.state.drafts.endereco = { values: { rua: 'antiga' }, edited: ['rua'], schema: '' };
  untouched.takeElsewhere();
  expect(await untouched.readDrafts()).toBeUndefined();
  const withoutForm = openTab();
  withoutForm.takeElsewhere();
  expect(await withoutForm.readDrafts()).toBeUndefined();
  const chosen = openTab();
  chosen.state.agreed = { lgpd: ['texto'] };
  chosen.takeElsewhere();
  expect(await chosen.readDrafts()).toMatchObject({ choices: { agreed: { lgpd: ['texto'] } } });
});

test('[11.7] [11.3] a tab that is behind saves nothing over the values of the tab that has worked', async () => {
  const tab = openTab();
  await tab.context.platform.secureStorage.write('drafts:h1', 'newer');
  typeRua(tab);
  tab.takeElsewhere(true);
  expect(tab.state.errorPage?.title).toBe('Esta proposta está aberta em outra aba');
  expect(await tab.readDrafts()).toBe('newer');
});

test.each(['takes over', 'is freed'] as const)(
  '[11.7] a tab that %s drops its values, because the other tab has saved newer ones',
  how => {
    const tab = openTab();
    const { context, state, calls, dispatched, takeElsewhere, free } = tab;
    typeRua(tab);
    const proceed = () => (how === 'takes over' ? context.tabClaim.takeOver() : free());
    proceed();
    expect(state.form.slug).toBe('endereco');
    expect(dispatched).toEqual([]);
    takeElsewhere();
    state.drafts.endereco = { values: { rua: 'x' }, edited: [], schema: '' };
    state.agreed = { lgpd: ['texto'] };
    state.simulation.isEdited = true;
    proceed();
    expect(context.tabClaim.isElsewhere).toBe(false);
    expect(state.form.slug).toBe('');
    expect(state.drafts).toEqual({});
    expect({ ...state.agreed }).toEqual({});
    expect(state.simulation.isEdited).toBe(false);
    if (how === 'takes over') expect(calls).toEqual(['claim h1', 'takeOver h1']);
    else expect(dispatched).toEqual([{ kind: 'run', recovery: 'reopen' }]);
  },
);
