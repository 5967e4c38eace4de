import { backOfDocument, frontOfDocument } from '../../cast/documents.ts';
import { marina } from '../../cast/personas.ts';
import { type Answer, defineScenario, type Plan, type StartingWorld } from '../../define-scenario.ts';
import { choose, press, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';
import type { Verdict, WalkAction } from '../../walk.ts';

const STEP = 'documentoDeIdentidade';
const UNCONFIRMED_MESSAGE = 'Não conseguimos confirmar se o arquivo chegou';
const CONFIRMED_MESSAGE = 'Conferimos: seus dados chegaram.';

const answers = {
  'dados-pessoais': { nome: marina.name, cpf: '52998224725', contaEmMeuNome: 'Sim' },
  dadosContaDeLuz: { numeroDaInstalacao: '204518890', valorDaConta: 187.4 },
};

const atDocument: StartingWorld = { proposal: { currentStep: STEP, answers } };

/** The value of a field whose document was sent before: the service lists the file, and the app shows it as sent. */
const storedFiles = (name: string) => [{ name, size: 48_210, receivedAt: '2026-11-20T12:00:00.000Z' }];

/** The current step is the account; the document was sent before and can be reviewed. */
const afterDocument: StartingWorld = {
  proposal: {
    currentStep: 'dados-bancarios',
    answers: {
      ...answers,
      [STEP]: {
        tipoDeDocumento: 'rg',
        frenteDoDocumento: storedFiles('frente-antiga.jpg'),
        versoDoDocumento: storedFiles('verso-antigo.jpg'),
      },
    },
  },
};

const planOnce = (answer: Answer<'updateStep'>): Plan => ({
  updateStep: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' },
});

const unavailable = { kind: 'reply', status: 503, body: { code: 503, message: 'Indisponível.' } } as const;

const attachBothSides: WalkAction[] = [
  { do: 'open' },
  waitForHeading('Documento com foto'),
  choose('Qual documento você vai enviar?', 'RG'),
  { do: 'attach', field: 'Frente do RG', files: [frontOfDocument] },
  { do: 'attach', field: 'Verso do RG', files: [backOfDocument] },
  pressContinue,
];

const replaceFront: WalkAction[] = [
  { do: 'open', path: `/${STEP}` },
  waitForHeading('Documento com foto'),
  { do: 'waitFor', text: 'frente-antiga.jpg' },
  press('Remover frente-antiga.jpg'),
  { do: 'attach', field: 'Frente do RG', files: [frontOfDocument] },
  pressContinue,
];

const bothSides = [
  { step: STEP, key: 'frenteDoDocumento', name: 'frente.jpg' },
  { step: STEP, key: 'versoDoDocumento', name: 'verso.jpg' },
];

export const documentSent = defineScenario({
  id: 'document-sent',
  title: 'Documento enviado',
  story: 'Marina anexa a frente e o verso do RG e segue em frente: as duas fotos chegam ao serviço.',
  requirements: ['7.10', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', 'e2e'],
  world: atDocument,
  plan: {},
  walk: [...attachBothSides, waitForHeading('Dados bancários')],
  verdict: {
    notSeen: [CONFIRMED_MESSAGE],
    sent: [{ operation: 'updateStep', times: 1, body: { data: { tipoDeDocumento: 'rg' } } }],
    effects: { savedSteps: 1, uploads: 2 },
    files: bothSides,
    endsAt: { heading: 'Dados bancários' },
  },
});

export const documentSeveralPhotos = defineScenario({
  id: 'document-several-photos',
  title: 'Várias fotos em um só campo',
  story: 'A CNH de Marina não coube em uma foto. Ela anexa duas no mesmo campo, e as duas chegam ao serviço.',
  requirements: ['7.10', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', 'e2e'],
  world: atDocument,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Documento com foto'),
    choose('Qual documento você vai enviar?', 'CNH'),
    {
      do: 'attach',
      field: 'CNH aberta, frente e verso na mesma foto',
      files: [frontOfDocument, backOfDocument],
    },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    effects: { savedSteps: 1, uploads: 2 },
    files: [
      { step: STEP, key: 'cnhAberta', name: 'frente.jpg' },
      { step: STEP, key: 'cnhAberta', name: 'verso.jpg' },
    ],
    endsAt: { heading: 'Dados bancários' },
  },
});

export const documentArrived = defineScenario({
  id: 'document-arrived',
  title: 'A foto chega, a resposta não',
  story:
    'As fotos de Marina chegam ao serviço, a resposta se perde. O aplicativo pergunta, vê que a etapa avançou com as fotos e segue sem enviar de novo.',
  requirements: ['11.2', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', 'conexão', 'e2e'],
  world: atDocument,
  plan: planOnce({ kind: 'lostAfterCommit' }),
  walk: [...attachBothSides, { do: 'waitFor', text: CONFIRMED_MESSAGE }, waitForHeading('Dados bancários')],
  verdict: {
    sent: [{ operation: 'updateStep', times: 1 }],
    effects: { savedSteps: 1, uploads: 2 },
    files: bothSides,
    endsAt: { heading: 'Dados bancários' },
  },
});

export const documentRefusedWith200 = defineScenario({
  id: 'document-refused-with-200',
  title: 'O serviço recusa as fotos com uma resposta de sucesso',
  story:
    'O serviço responde 200 às fotos de Marina, mas diz que não conseguiu ler; depois repete a etapa sem listar as fotos. O aplicativo não as chama de enviadas: elas continuam anexadas, e o terceiro envio as leva.',
  requirements: ['11.3', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', 'e2e'],
  world: atDocument,
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'offContract',
          reason: 'the contract refuses with 4xx; some services refuse with 200',
          status: 200,
          body: { data: { error: 'UNREADABLE', message: 'As fotos estão escuras.' } },
        },
        {
          kind: 'reply',
          status: 200,
          body: {
            data: { currentStep: STEP, situation: 'emAndamento', selfContract: {} },
            message: 'Confira o documento.',
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    ...attachBothSides,
    { do: 'waitFor', text: 'As fotos estão escuras.' },
    press('Tentar novamente'),
    { do: 'waitFor', text: 'Confira o documento.' },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    notSeen: ['Já enviado', CONFIRMED_MESSAGE],
    sent: [{ operation: 'updateStep', times: 3 }],
    effects: { savedSteps: 1, uploads: 2 },
    files: bothSides,
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 200'],
  },
});

export const uploadCut = defineScenario({
  id: 'upload-cut',
  title: 'A conexão cai no meio do envio das fotos',
  story:
    'A conexão cai enquanto as fotos de Marina são enviadas. Nada chegou: o aplicativo avisa da falha, as fotos continuam ali, e ao tentar de novo elas chegam uma vez só.',
  requirements: ['11.2', '16.3', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', 'conexão', 'e2e'],
  world: atDocument,
  plan: planOnce({ kind: 'networkError' }),
  walk: [...attachBothSides, press('Tentar novamente'), waitForHeading('Dados bancários')],
  verdict: {
    notSeen: [CONFIRMED_MESSAGE],
    sent: [{ operation: 'updateStep', times: 2 }],
    effects: { savedSteps: 1, uploads: 2 },
    files: bothSides,
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: no connection'],
  },
});

export const replacedDocumentLost = defineScenario({
  id: 'replaced-document-lost',
  title: 'A foto trocada não chega',
  story:
    'Marina volta ao documento e troca a frente do RG. O envio falha antes de chegar, e nada mostra se a foto chegou: o aplicativo pergunta em vez de afirmar, e Marina envia de novo.',
  requirements: ['11.2', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', '503', 'e2e'],
  world: afterDocument,
  plan: planOnce(unavailable),
  walk: [
    ...replaceFront,
    { do: 'waitFor', text: UNCONFIRMED_MESSAGE },
    press('Enviar de novo'),
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    notSeen: [CONFIRMED_MESSAGE, UNCONFIRMED_MESSAGE],
    sent: [{ operation: 'updateStep', times: 2 }],
    effects: { savedSteps: 1, uploads: 1 },
    files: [{ step: STEP, key: 'frenteDoDocumento', name: 'frente.jpg' }],
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 503'],
  },
});

/** The first step has a photo, which follows the creation as an update. */
const createWithPhoto: WalkAction[] = [
  { do: 'open' },
  waitForHeading('Dados pessoais'),
  { do: 'attach', field: 'Foto do documento', files: [frontOfDocument] },
  ...submitPersonalData(marina),
];

/** The photo arrived at the second attempt, in the same proposal. */
const oneProposalWithPhoto: Verdict = {
  notSeen: [CONFIRMED_MESSAGE],
  sent: [
    { operation: 'createProposal', times: 1 },
    { operation: 'updateStep', times: 2 },
  ],
  effects: { proposals: 1, uploads: 1 },
  files: [{ step: 'dados-pessoais', key: 'foto', name: 'frente.jpg' }],
  endsAt: { heading: 'Endereço' },
};

export const firstDocumentRefused = defineScenario({
  id: 'first-document-refused',
  title: 'Primeira etapa com foto: a proposta é criada, a foto não chega',
  story:
    'A proposta de Marina é criada, mas o envio da foto do documento falha. O aplicativo não segue sem a foto: pergunta, e ela vai como atualização da mesma etapa, sem criar outra proposta.',
  requirements: ['4.15', '11.2', '16.4'],
  product: 'credito-pessoal-com-foto',
  tags: ['envio', 'arquivo', 'upload', '503', 'e2e'],
  world: {},
  plan: planOnce(unavailable),
  walk: [
    ...createWithPhoto,
    { do: 'waitFor', text: UNCONFIRMED_MESSAGE },
    press('Enviar de novo'),
    waitForHeading('Endereço'),
  ],
  verdict: {
    ...oneProposalWithPhoto,
    console: ['[proposta] updateStep: 503'],
  },
});

const UNCONFIRMED_FIELD_ERROR = `${UNCONFIRMED_MESSAGE}: o envio foi interrompido. Ele continua anexado aqui: envie outra vez.`;
const waitForUpload = { do: 'waitFor', text: 'Tudo enviado. Aguardando a confirmação…' } as const;

export const firstDocumentReloaded = defineScenario({
  id: 'first-document-reloaded',
  title: 'Primeira etapa com foto: a página recarrega no meio do envio',
  story:
    'A proposta de Marina é criada, e a página recarrega enquanto a foto é enviada. O serviço já está na etapa seguinte, sem a foto: o aplicativo volta à primeira etapa, avisa, e a foto, que continua ali, é enviada.',
  requirements: ['11.2', '11.3', '16.4'],
  product: 'credito-pessoal-com-foto',
  tags: ['envio', 'arquivo', 'upload', 'recarregar', 'e2e'],
  world: {},
  plan: planOnce({ kind: 'hang' }),
  walk: [
    ...createWithPhoto,
    waitForUpload,
    { do: 'reload' },
    waitForHeading('Dados pessoais'),
    { do: 'waitFor', text: UNCONFIRMED_FIELD_ERROR },
    pressContinue,
    waitForHeading('Endereço'),
  ],
  verdict: {
    ...oneProposalWithPhoto,
  },
});

export const replacedDocumentReloaded = defineScenario({
  id: 'replaced-document-reloaded',
  title: 'A foto trocada: a página fecha no meio do envio',
  story:
    'Marina volta ao documento e troca a frente do RG. A página recarrega durante o envio, e depois Marina fecha a aba: cada vez o aplicativo abre a etapa do documento e avisa que a foto pode não ter chegado. Ela envia de novo.',
  requirements: ['11.2', '11.3', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', 'recarregar', 'e2e'],
  world: afterDocument,
  plan: planOnce({ kind: 'hang' }),
  walk: [
    ...replaceFront,
    waitForUpload,
    { do: 'reload' },
    { do: 'waitFor', text: UNCONFIRMED_FIELD_ERROR },
    { do: 'open', newTab: true },
    waitForHeading('Documento com foto'),
    { do: 'waitFor', text: UNCONFIRMED_FIELD_ERROR },
    pressContinue,
    waitForHeading('Dados bancários'),
    { do: 'open', newTab: true },
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    notSeen: [CONFIRMED_MESSAGE, UNCONFIRMED_MESSAGE],
    sent: [{ operation: 'updateStep', times: 2 }],
    effects: { savedSteps: 1, uploads: 1 },
    files: [{ step: STEP, key: 'frenteDoDocumento', name: 'frente.jpg' }],
    endsAt: { heading: 'Dados bancários' },
  },
});

export const documentByHand = defineScenario({
  id: 'document-by-hand',
  title: 'Só HTTP: um documento enviado duas vezes com a mesma chave',
  story:
    'Um cliente de HTTP envia a mesma etapa com o mesmo documento duas vezes e a mesma chave: um efeito, a mesma resposta. Com outro documento e a mesma chave, o serviço recusa.',
  requirements: ['7.10', '16.3'],
  product: 'credito-conta-de-luz',
  tags: ['serviço', 'arquivo', 'upload'],
  world: atDocument,
  plan: {},
  walk: [frontOfDocument, frontOfDocument, backOfDocument].map(
    (cnhAberta, index): WalkAction => ({
      do: 'call',
      operation: 'updateStep',
      path: { hashId: '6650c1f2a4b3d90012e7f102', step: STEP },
      headers: { version: 'v2', 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' },
      multipart: {
        hashId: '6650c1f2a4b3d90012e7f102',
        order: 9,
        data: { tipoDeDocumento: 'cnh' },
        cnhAberta,
      },
      answers: index < 2 ? 200 : 422,
    }),
  ),
  verdict: {
    sent: [{ operation: 'updateStep', times: 3, status: 422 }],
    effects: { savedSteps: 1, uploads: 1 },
    files: [{ step: STEP, key: 'cnhAberta', name: 'frente.jpg' }],
  },
});

export const envioGrandeDemais = defineScenario({
  id: 'envio-grande-demais',
  title: 'O envio é grande demais para o servidor',
  story:
    'Um servidor no caminho recusa as fotos da Marina com uma página HTML, porque são grandes demais. Ela lê o que fazer e ainda tem os arquivos; o envio seguinte é aceito.',
  requirements: ['11.3'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'e2e'],
  world: atDocument,
  plan: planOnce({ kind: 'html', status: 413 }),
  walk: [
    ...attachBothSides,
    {
      do: 'waitFor',
      text: 'Os arquivos são grandes demais para enviar de uma vez. Escolha arquivos menores ou fotografe os documentos.',
    },
    { do: 'expectAbsent', text: 'Tentar novamente' },
    press('Entendi'),
    { do: 'waitFor', text: frontOfDocument.name },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: { effects: { savedSteps: 1 }, console: ['[proposta] updateStep: 413'] },
});
