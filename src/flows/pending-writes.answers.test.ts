import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { proposalOnly } from '#scenarios/dialects/proposal-only.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { fail } from '#shared/result.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';

const NEW_HASH_ID = '6650c1f2a4b3d90012e7f0b7';

/** Sends the terms, whose request gets no answer, and closes the dialog about that. */
async function sendLostTerms(wrap?: (api: Api) => Api): Promise<FlowStage> {
  const visit = setUpFlows({
    dialect: proposalOnly,
    world: { proposal: { currentStep: 'termos', answers: allAnswers(marina) } },
    ...(wrap && { wrap }),
  });
  await visit.open();
  agreeToAll(visit);
  visit.engine.breakNext('updateStep', { kind: 'networkError' });
  const submission = visit.flows.submit();
  await until(() => visit.state.dialog.isOpen);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await submission;
  return visit;
}

function agreeToAll({ flows, state }: FlowStage): void {
  for (const key of Object.keys(state.form.fields)) flows.editField(key, true);
}

const isAt = ({ state }: FlowStage, slug: string): boolean =>
  state.place.kind === 'step' && state.place.slug === slug;

/** Goes back to the address, changes its number, and returns to the terms. */
async function changeNumber(visit: FlowStage): Promise<void> {
  await visit.flows.chooseStep('endereco');
  visit.flows.editField('numero', '9999');
  await visit.flows.submit();
  if (!isAt(visit, 'termos')) await visit.flows.chooseStep('termos');
  await until(() => isAt(visit, 'termos'));
}

const numberOf = ({ state }: FlowStage) => state.proposal?.answers.endereco?.numero;

test('[4.11] [16.3] a repeated write keeps the answers that other steps have got since the first attempt', async () => {
  const visit = await sendLostTerms();
  await changeNumber(visit);
  expect(numberOf(visit)).toBe('9999');
  await visit.flows.submit();
  await until(() => !isAt(visit, 'termos'));
  expect(numberOf(visit)).toBe('9999');
  // The same key still means the same body.
  const bodies = visit.sent('updateStep').filter(body => JSON.stringify(body.data).includes('true'));
  expect(bodies[1]).toEqual(bodies[0]);
});

test('[4.11] [16.3] a write that is repeated after a reload keeps the answers that another device has changed since', async () => {
  let isChangedElsewhere = false;
  const visit = await sendLostTerms(api => ({
    ...api,
    getSystem: async (...parameters) => {
      const answer = await api.getSystem(...parameters);
      const { proposal } = answer.ok ? answer.value : {};
      if (!answer.ok || !proposal || !isChangedElsewhere) return answer;
      const endereco = { ...proposal.answers.endereco, numero: '9999' };
      return {
        ok: true,
        value: { ...answer.value, proposal: { ...proposal, answers: { ...proposal.answers, endereco } } },
      };
    },
  }));
  isChangedElsewhere = true;
  const reloaded = visit.reload();
  await reloaded.open();
  expect(numberOf(reloaded)).toBe('9999');
  agreeToAll(reloaded);
  await reloaded.flows.submit();
  await until(() => !isAt(reloaded, 'termos'));
  expect(numberOf(reloaded)).toBe('9999');
});

test('[3.17] [16.3] a repeated write keeps the hash id that another answer has named since the first attempt', async () => {
  let writeCount = 0;
  let hash = '';
  const visit = setUpFlows({
    world: { proposal: { currentStep: 'termos', answers: allAnswers(marina) } },
    wrap: api => ({
      ...api,
      getSystem: (_, ...parameters) => api.getSystem(hash, ...parameters),
      updateStep: async (write, ...parameters) => {
        writeCount += 1;
        if (writeCount === 1)
          return fail({ kind: 'network', operation: 'updateStep', isWrite: true, isOffline: false });
        const answer = await api.updateStep({ ...write, hashId: hash }, ...parameters);
        if (!answer.ok) return answer;
        // The second answer names a new hash id, the third none.
        const hashId = writeCount === 2 ? NEW_HASH_ID : (write.knownProposal()?.hashId ?? '');
        return { ok: true, value: { ...answer.value, proposal: { ...answer.value.proposal, hashId } } };
      },
    }),
  });
  hash = visit.hash;
  await visit.open();
  agreeToAll(visit);
  const submission = visit.flows.submit();
  await until(() => visit.state.dialog.isOpen);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await submission;
  await changeNumber(visit);
  expect(visit.state.hashId).toBe(NEW_HASH_ID);
  await visit.flows.submit();
  await until(() => !isAt(visit, 'termos'));
  expect(visit.state.hashId).toBe(NEW_HASH_ID);
  expect(visit.platform.cookies.read('agx_hash')).toBe(NEW_HASH_ID);
});
