import { backOfDocument, frontOfDocument } from '../../cast/documents.ts';
import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  check,
  choose,
  fill,
  fillContact,
  press,
  pressContinue,
  waitForHeading,
} from '../../products/building-blocks/fill.ts';

const STEP = 'documentoDeIdentidade';
const OTHER_HASH = '6650c1f2a4b3d90012e7f0b3';

export const multiProposalUploadExpired = defineScenario({
  id: 'multi-proposal-upload-expired',
  title: 'Outra proposta do mesmo CPF: continuar, e o acesso expira no envio do verso',
  story:
    'Marina abre o link de novo, e o serviço encontra a proposta que ela parou no documento. Ela continua essa proposta e anexa a frente e o verso do RG. O acesso expira no meio do envio. Ela confirma um código, as fotos continuam anexadas, e cada uma chega uma vez só, à proposta que ela escolheu.',
  requirements: ['4.16', '4.24', '7.18', '7.20', '8.23', '16.4'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'arquivo', 'upload', '401', 'token'],
  world: {
    access: { expiresAt: 'updateStep' },
    others: [
      {
        hash: OTHER_HASH,
        daysAgo: 3,
        currentStep: STEP,
        answers: {
          'dados-pessoais': { nome: marina.name, cpf: '52998224725', contaEmMeuNome: 'Sim' },
          dadosContaDeLuz: { numeroDaInstalacao: '204518890', valorDaConta: 187.4 },
        },
      },
    ],
  },
  plan: { updateStep: { kind: 'latency', ms: 1500 } },
  walk: [
    { do: 'open' },
    waitForHeading('Vamos começar'),
    ...fillContact(marina),
    check('A conta de luz está no meu nome'),
    pressContinue,
    waitForHeading('Você já tem uma proposta'),
    press('Continuar esta proposta'),
    waitForHeading('Documento com foto'),
    choose('Qual documento você vai enviar?', 'RG'),
    { do: 'attach', field: 'Frente do RG', files: [frontOfDocument] },
    { do: 'attach', field: 'Verso do RG', files: [backOfDocument] },
    pressContinue,
    { do: 'waitFor', text: 'Tudo enviado. Aguardando a confirmação…' },
    waitForHeading('Confirme que é você'),
    press('Solicitar Token'),
    fill('Código', '615204'),
    press('Confirmar código'),
    waitForHeading('Documento com foto'),
    { do: 'waitFor', text: 'frente.jpg' },
    { do: 'waitFor', text: 'verso.jpg' },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 0 },
      { operation: 'updateStep', times: 2, address: OTHER_HASH, body: { data: { tipoDeDocumento: 'rg' } } },
      { operation: 'updateStep', times: 2 },
      { operation: 'validateToken', times: 2, address: OTHER_HASH },
    ],
    effects: { proposals: 1, savedSteps: 1, uploads: 2, codesSent: 1 },
    files: [
      { step: STEP, key: 'frenteDoDocumento', name: 'frente.jpg', hashId: OTHER_HASH },
      { step: STEP, key: 'versoDoDocumento', name: 'verso.jpg', hashId: OTHER_HASH },
    ],
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 401'],
  },
});
