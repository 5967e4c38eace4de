import { caio, marina } from '../../cast/personas.ts';
import { defineScenario, type OtherProposal } from '../../define-scenario.ts';
import { waitForHeading } from '../../products/building-blocks/fill.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { submitAddress, submitPersonalData } from '../../products/credito-pessoal.walk.ts';

/** A proposal of Caio's under a hash id of its own. */
const proposalOfCaio: OtherProposal & { hash: string } = {
  hash: '6650c1f2a4b3d90012e7f0b7',
  currentStep: 'endereco',
  answers: { 'dados-pessoais': personalAnswers(caio) },
};

export const novoHashNaCriacao = defineScenario({
  id: 'novo-hash-na-criacao',
  title: 'A criação responde com outro link',
  story:
    'O serviço guarda a proposta de Marina sob um hash novo. A página segue nele: as próximas chamadas, um recarregar e o botão voltar.',
  requirements: ['3.17', '7.9', '7.10'],
  product: 'credito-pessoal',
  tags: ['retomada', 'e2e'],
  // Under the new hash id the service has a proposal at the address step.
  world: { others: [proposalOfCaio] },
  plan: {
    createProposal: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          _id: '6650c1f2a4b3d90012e7f0b8',
          hashId: proposalOfCaio.hash,
          currentStep: 'endereco',
          situation: 'emAndamento',
          selfContract: {},
          stepStatus: 'init',
        },
        message: 'Proposta criada.',
      },
    },
  },
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    waitForHeading('Endereço'),
    { do: 'reload' },
    ...submitAddress(marina),
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 1, body: { hashId: creditoPessoal.hashId } },
      {
        operation: 'updateStep',
        times: 1,
        address: proposalOfCaio.hash,
        body: { hashId: proposalOfCaio.hash },
      },
      { operation: 'updateStep', times: 0, address: creditoPessoal.hashId },
      // The link opens under its own hash id. The reload, and every read after it, uses the new one.
      { operation: 'getSystem', times: 1, address: creditoPessoal.hashId },
      { operation: 'getSystem', address: proposalOfCaio.hash },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
  },
});

export const linkDeOutraProposta = defineScenario({
  id: 'link-de-outra-proposta',
  title: 'O link de outra proposta não leva o acesso',
  story:
    'Marina abre o link dela, que traz o acesso. Depois alguém abre o de Caio na mesma aba: o acesso de Marina não vai junto.',
  requirements: ['6.2', '9.36', '12.1'],
  product: 'credito-pessoal',
  tags: ['retomada', 'e2e'],
  world: {
    proposal: { currentStep: 'dados-bancarios', answers: { 'dados-pessoais': personalAnswers(marina) } },
    others: [proposalOfCaio],
  },
  plan: {},
  walk: [
    { do: 'open', query: { token: 'acesso-de-marina', jwtToken: 'credencial-de-marina' } },
    waitForHeading('Dados bancários'),
    { do: 'open', hash: proposalOfCaio.hash },
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [
      {
        operation: 'getSystem',
        times: 1,
        address: creditoPessoal.hashId,
        headers: { 'x-access-token': true },
      },
      { operation: 'getSystem', times: 1, address: proposalOfCaio.hash, headers: { 'x-access-token': null } },
    ],
    endsAt: { heading: 'Endereço' },
  },
});
