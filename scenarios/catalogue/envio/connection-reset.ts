import { frontOfDocument } from '../../cast/documents.ts';
import { marina } from '../../cast/personas.ts';
import { defineScenario, type Scenario } from '../../define-scenario.ts';
import { pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress, submitPersonalData } from '../../products/credito-pessoal.walk.ts';

/**
 * One press sends a request, and its connection breaks. The browser resends the request, so the app gets one answer.
 * If the connection breaks after the commit, only the idempotency key prevents a second effect (16.3).
 */
const creation: Omit<Scenario, 'id' | 'title' | 'story' | 'plan'> = {
  requirements: ['11.1', '16.3'],
  product: 'credito-pessoal',
  tags: ['envio', 'conexão', 'reenvio', 'e2e'],
  world: {},
  walk: [{ do: 'open' }, ...submitPersonalData(marina), waitForHeading('Endereço')],
  verdict: {
    notSeen: ['A conexão parece instável'],
    sent: [{ operation: 'createProposal', times: 1, requests: 2 }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
};

export const criacaoConexaoCaiAntes = defineScenario({
  ...creation,
  id: 'criacao-conexao-cai-antes',
  title: 'Criação: a conexão cai antes de o serviço ler',
  story:
    'Marina envia os dados, e a conexão cai antes que o pedido chegue. O navegador envia de novo por conta própria, e existe uma única proposta.',
  plan: {
    createProposal: { kind: 'sequence', answers: [{ kind: 'resetBeforeCommit' }], afterLast: 'worldAnswers' },
  },
});

export const criacaoConexaoCaiDepois = defineScenario({
  ...creation,
  id: 'criacao-conexao-cai-depois',
  title: 'Criação: a conexão cai depois do efeito',
  story:
    'A proposta de Marina é criada, e a conexão cai antes da resposta. O navegador envia de novo, o serviço reconhece a chave do envio, e existe uma única proposta.',
  plan: {
    createProposal: { kind: 'sequence', answers: [{ kind: 'resetAfterCommit' }], afterLast: 'worldAnswers' },
  },
});

const update: Omit<Scenario, 'id' | 'title' | 'story' | 'plan'> = {
  ...creation,
  world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } } },
  walk: [{ do: 'open' }, ...submitAddress(marina), waitForHeading('Dados bancários')],
  verdict: {
    notSeen: ['A conexão parece instável'],
    sent: [{ operation: 'updateStep', times: 1, requests: 2 }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
  },
};

export const etapaConexaoCaiAntes = defineScenario({
  ...update,
  id: 'etapa-conexao-cai-antes',
  title: 'Etapa: a conexão cai antes de o serviço ler',
  story:
    'O endereço de Marina sai por uma conexão que cai. O navegador envia de novo, e a etapa é salva uma vez.',
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'resetBeforeCommit' }], afterLast: 'worldAnswers' },
  },
});

export const etapaConexaoCaiDepois = defineScenario({
  ...update,
  id: 'etapa-conexao-cai-depois',
  title: 'Etapa: a conexão cai depois do efeito',
  story:
    'O endereço de Marina é salvo, e a conexão cai antes da resposta. O navegador envia de novo, e o serviço responde como antes, sem salvar outra vez.',
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'resetAfterCommit' }], afterLast: 'worldAnswers' },
  },
});

const upload: Omit<Scenario, 'id' | 'title' | 'story' | 'plan'> = {
  ...creation,
  product: 'credito-conta-de-luz',
  tags: ['envio', 'conexão', 'reenvio', 'documentos', 'e2e'],
  world: { proposal: { currentStep: 'documentoDeIdentidade', answers: {} } },
  walk: [
    { do: 'open' },
    waitForHeading('Documento com foto'),
    { do: 'choose', field: 'Qual documento você vai enviar?', option: 'CNH' },
    { do: 'attach', field: 'CNH aberta, frente e verso na mesma foto', files: [frontOfDocument] },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    notSeen: ['A conexão parece instável'],
    sent: [{ operation: 'updateStep', times: 1, requests: 2 }],
    effects: { savedSteps: 1, uploads: 1 },
    endsAt: { heading: 'Dados bancários' },
  },
};

export const documentoConexaoCaiAntes = defineScenario({
  ...upload,
  id: 'documento-conexao-cai-antes',
  title: 'Documento: a conexão cai antes de o serviço ler',
  story:
    'A foto da CNH sai por uma conexão que cai. O navegador envia de novo, e o serviço recebe um arquivo.',
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'resetBeforeCommit' }], afterLast: 'worldAnswers' },
  },
});

export const documentoConexaoCaiDepois = defineScenario({
  ...upload,
  id: 'documento-conexao-cai-depois',
  title: 'Documento: a conexão cai depois do efeito',
  story:
    'A foto da CNH chega, e a conexão cai antes da resposta. O navegador envia de novo, e o serviço guarda o arquivo uma vez.',
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'resetAfterCommit' }], afterLast: 'worldAnswers' },
  },
});
