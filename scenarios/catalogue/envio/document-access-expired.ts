import { backOfDocument, frontOfDocument } from '../../cast/documents.ts';
import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { choose, fill, press, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';

const STEP = 'documentoDeIdentidade';
const OTHER_HASH = '6650c1f2a4b3d90012e7f0b2';
const DOCUMENT_QUESTION = 'Qual documento você vai enviar?';
const LICENCE_PHOTO_LABEL = 'CNH aberta, frente e verso na mesma foto';

/** The answers of both proposals. */
const answers = {
  'dados-pessoais': { nome: marina.name, cpf: '52998224725', contaEmMeuNome: 'Sim' },
  dadosContaDeLuz: { numeroDaInstalacao: '204518890', valorDaConta: 187.4 },
};

export const documentAccessExpired = defineScenario({
  id: 'document-access-expired',
  title: 'O acesso expira no meio do envio do documento, e há outra proposta na mesma etapa',
  story:
    'Marina tem duas propostas na etapa do documento. O acesso expira no meio do envio do RG da primeira. Antes de confirmar o código ela abre a segunda, escolhe CNH e volta: o RG continua anexado. Ela confirma o código, e as duas fotos vão uma vez só, para a primeira proposta; a segunda fica como ela a deixou.',
  requirements: ['4.24', '7.20', '8.23', '11.3', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', '401', 'token', 'e2e'],
  world: {
    access: { expiresAt: 'updateStep' },
    proposal: { currentStep: STEP, answers },
    others: [{ hash: OTHER_HASH, daysAgo: 5, currentStep: STEP, answers }],
  },
  plan: { updateStep: { kind: 'latency', ms: 1500 } },
  walk: [
    { do: 'open' },
    waitForHeading('Documento com foto'),
    choose(DOCUMENT_QUESTION, 'RG'),
    { do: 'attach', field: 'Frente do RG', files: [frontOfDocument] },
    { do: 'attach', field: 'Verso do RG', files: [backOfDocument] },
    pressContinue,
    { do: 'waitFor', text: 'Tudo enviado. Aguardando a confirmação…' },
    waitForHeading('Confirme que é você'),
    { do: 'open', hash: OTHER_HASH },
    waitForHeading('Documento com foto'),
    choose(DOCUMENT_QUESTION, 'CNH'),
    { do: 'waitFor', text: LICENCE_PHOTO_LABEL },
    { do: 'open' },
    waitForHeading('Documento com foto'),
    { do: 'waitFor', text: 'frente.jpg' },
    { do: 'waitFor', text: 'verso.jpg' },
    pressContinue,
    waitForHeading('Confirme que é você'),
    press('Solicitar Token'),
    fill('Código', '615204'),
    press('Confirmar código'),
    waitForHeading('Documento com foto'),
    { do: 'waitFor', text: 'frente.jpg' },
    { do: 'waitFor', text: 'verso.jpg' },
    pressContinue,
    waitForHeading('Dados bancários'),
    { do: 'open', hash: OTHER_HASH },
    waitForHeading('Documento com foto'),
    { do: 'waitFor', text: LICENCE_PHOTO_LABEL },
  ],
  verdict: {
    notSeen: ['frente.jpg', 'verso.jpg', 'Frente do RG'],
    sent: [
      { operation: 'createProposal', times: 0 },
      { operation: 'updateStep', times: 3, body: { data: { tipoDeDocumento: 'rg' } } },
      { operation: 'updateStep', times: 0, address: OTHER_HASH },
      { operation: 'validateToken', times: 2, body: { token: '615204' } },
    ],
    effects: { proposals: 2, savedSteps: 1, uploads: 2, codesSent: 1 },
    files: [
      { step: STEP, key: 'frenteDoDocumento', name: 'frente.jpg' },
      { step: STEP, key: 'versoDoDocumento', name: 'verso.jpg' },
    ],
    endsAt: { heading: 'Documento com foto' },
    console: ['[proposta] updateStep: 401', '[proposta] updateStep: 401'],
  },
});
