import { marina } from '../../cast/personas.ts';
import { defineScenario, type StartingProposal } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { fillPersonalData, submitTerms } from '../../products/credito-pessoal.walk.ts';
import type { ConsoleLine, WalkAction } from '../../walk.ts';

const atBankAccount: StartingProposal = {
  currentStep: 'dados-bancarios',
  answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
};
/** Another person opens the address without a hash in a new tab of the same device. */
const openBareAddress: WalkAction = { do: 'open', hash: null, newTab: true };
const typeAgency: WalkAction[] = [
  waitForHeading('Dados bancários'),
  { do: 'fill', field: 'Agência', with: '4321' },
  { do: 'expectField', field: 'Agência', value: '4321' },
];
const waitForInvalidLink = waitForHeading('Link de acesso é inválido');
const invalidLinkLine: ConsoleLine = { matches: '^\\[proposta\\] journey: ' };
const eraseActions = [waitForHeading('Apagar seus dados deste aparelho?'), press('Apagar')];
const waitForErasure = waitForHeading('Seus dados foram apagados deste aparelho');

export const aparelhoPropostaTerminada = defineScenario({
  id: 'aparelho-proposta-terminada',
  title: 'Aparelho de várias pessoas: a proposta terminou',
  story:
    'Marina termina a proposta em um aparelho emprestado e recarrega a página final. Quem abre o endereço depois dela não vê nada.',
  requirements: ['11.4', '11.8', '9.36'],
  product: 'credito-pessoal',
  tags: ['aparelho', 'e2e'],
  world: { proposal: { ...atBankAccount, currentStep: 'termos' } },
  plan: {},
  walk: [
    { do: 'open', query: { token: 'acesso-de-marina' } },
    ...submitTerms,
    { do: 'nextPoll' },
    { do: 'nextPoll' },
    waitForHeading('Proposta enviada'),
    { do: 'reload' },
    waitForHeading('Proposta enviada'),
    openBareAddress,
    waitForInvalidLink,
  ],
  verdict: {
    effects: { finished: 1 },
    console: [invalidLinkLine],
  },
});

export const aparelhoNaoSouEu = defineScenario({
  id: 'aparelho-nao-sou-eu',
  title: 'Aparelho de várias pessoas: não sou eu',
  story:
    'Marina deixa a proposta pela metade. Outra pessoa abre o endereço e diz que não é ela: o que Marina digitou some do aparelho.',
  requirements: ['11.4', '3.17'],
  product: 'credito-pessoal',
  tags: ['aparelho', 'e2e'],
  world: { proposal: atBankAccount },
  plan: {},
  walk: [
    { do: 'open' },
    ...typeAgency,
    openBareAddress,
    waitForHeading('Continuar a proposta de M***?'),
    press('Não sou eu'),
    waitForInvalidLink,
    openBareAddress,
    waitForInvalidLink,
    { do: 'open' },
    waitForHeading('Dados bancários'),
    { do: 'expectField', field: 'Agência', value: '' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 2 }],
    console: [invalidLinkLine],
    endsAt: { heading: 'Dados bancários' },
  },
});

export const aparelhoContinuar = defineScenario({
  id: 'aparelho-continuar',
  title: 'Aparelho de várias pessoas: sou eu',
  story:
    'Marina fecha a aba no meio da proposta e volta pelo endereço, sem o link. A página pergunta antes de mostrar qualquer coisa.',
  requirements: ['11.3', '11.4', '3.17'],
  product: 'credito-pessoal',
  tags: ['aparelho'],
  world: { proposal: atBankAccount },
  plan: {},
  walk: [
    { do: 'open' },
    ...typeAgency,
    openBareAddress,
    waitForHeading('Continuar a proposta de M***?'),
    { do: 'reload' },
    waitForHeading('Continuar a proposta de M***?'),
    press('Continuar'),
    waitForHeading('Dados bancários'),
    { do: 'expectField', field: 'Agência', value: '4321' },
    { do: 'reload' },
    waitForHeading('Dados bancários'),
  ],
  verdict: { sent: [{ operation: 'getSystem', times: 3 }], endsAt: { heading: 'Dados bancários' } },
});

export const aparelhoSoDigitou = defineScenario({
  id: 'aparelho-so-digitou',
  title: 'Aparelho de várias pessoas: nada foi enviado ainda',
  story:
    'Marina só digitou os dados pessoais. Quem abre o endereço depois lê apenas a primeira letra do nome dela.',
  requirements: ['11.4'],
  product: 'credito-pessoal',
  tags: ['aparelho'],
  world: {},
  plan: {},
  walk: [
    { do: 'open' },
    ...fillPersonalData(marina),
    openBareAddress,
    waitForHeading('Continuar a proposta de M***?'),
  ],
  verdict: { notSeen: [marina.name, marina.cpf, 'Marina'], sent: [{ operation: 'getSystem', times: 1 }] },
});

export const aparelhoSemNome = defineScenario({
  id: 'aparelho-sem-nome',
  title: 'Aparelho de várias pessoas: ninguém disse o nome',
  story: 'Alguém abriu o link e não digitou nada. A pergunta de quem volta pelo endereço não traz nome.',
  requirements: ['11.4'],
  product: 'credito-pessoal',
  tags: ['aparelho'],
  world: {},
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Dados pessoais'),
    openBareAddress,
    waitForHeading('Continuar a proposta iniciada neste aparelho?'),
    press('Continuar'),
    waitForHeading('Dados pessoais'),
  ],
  verdict: { endsAt: { heading: 'Dados pessoais' } },
});

export const apagarPelaAjuda = defineScenario({
  id: 'apagar-pela-ajuda',
  title: 'Apagar os dados do aparelho pela ajuda',
  story:
    'Marina desiste uma vez e confirma na segunda: o que digitou some do aparelho, e nada mais leva à proposta, a não ser o link.',
  requirements: ['11.4', '9.36'],
  product: 'credito-pessoal',
  tags: ['aparelho', 'e2e'],
  world: { proposal: atBankAccount },
  plan: {},
  walk: [
    { do: 'open', query: { token: 'acesso-de-marina', jwtToken: 'credencial-de-marina' } },
    ...typeAgency,
    press('Ajuda'),
    waitForHeading('Ajuda'),
    press('Apagar meus dados deste aparelho'),
    waitForHeading('Apagar seus dados deste aparelho?'),
    press('Cancelar'),
    { do: 'expectField', field: 'Agência', value: '4321' },
    press('Ajuda'),
    waitForHeading('Ajuda'),
    press('Apagar meus dados deste aparelho'),
    ...eraseActions,
    waitForErasure,
    { do: 'reload' },
    waitForInvalidLink,
    { do: 'open' },
    waitForHeading('Dados bancários'),
    { do: 'expectField', field: 'Agência', value: '' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 2 }],
    console: [invalidLinkLine],
    endsAt: { heading: 'Dados bancários' },
  },
});

export const apagarNoFim = defineScenario({
  id: 'apagar-no-fim',
  title: 'Apagar os dados do aparelho na página final',
  story:
    'A proposta terminou. Marina apaga o que ficou no aparelho: nem um recarregar traz a página de volta.',
  requirements: ['11.4', '11.8', '2.3'],
  product: 'credito-pessoal',
  tags: ['aparelho', 'e2e'],
  world: { proposal: { ...atBankAccount, currentStep: 'finalizado' } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Proposta enviada'),
    press('Apagar meus dados deste aparelho'),
    ...eraseActions,
    waitForErasure,
    { do: 'reload' },
    waitForInvalidLink,
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 1 }],
    endsAt: { path: '/' },
    console: [invalidLinkLine],
  },
});
