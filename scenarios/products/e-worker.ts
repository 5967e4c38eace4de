import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  autocompleted,
  cnpj,
  date,
  file,
  money,
  radio,
  term,
  text,
  yesOrNo,
} from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { cellphone, cpf, email, fullName, motherName } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'e-worker';

const consentText = consentTextOf({
  title: 'Desconto em folha pela sua empresa',
  opening:
    'A <strong>AGX</strong> só libera o empréstimo depois que a sua empresa confirma o vínculo e aprova o desconto.',
  clauses: [
    [
      'O que a empresa vê',
      'O seu nome, o valor da parcela e o prazo. O motivo do empréstimo não é informado.',
    ],
    ['Desligamento', 'O saldo pode ser descontado da rescisão, até 30% do valor líquido.'],
    ['Depois da averbação', 'Averbado o desconto, a proposta não pode mais ser alterada.'],
  ],
});

/** Until the endorsement the visitor may go back and change the answers. */
const WITH_WAY_BACK = { notAllowedToReturnFromHere: false };

const steps = orderSteps(id, [
  formStep('dados-pessoais', 'Seus dados', [fullName(), cpf(), cellphone(), email(), motherName()], {
    description: 'Empréstimo com desconto em folha, direto com a sua empresa.',
  }),
  formStep(
    'empresa',
    'Onde você trabalha',
    [
      autocompleted('empresa', 'Nome da empresa', { resource: 'employer', placeholder: 'Digite e escolha' }),
      cnpj('cnpjDaEmpresa', 'CNPJ da empresa', { format: { send: 'onlyDigits' } }),
      date('admissao', 'Data de admissão', { validation: 'dateNotFuture' }),
      money('salarioLiquido', 'Salário líquido', { minValue: 500, maxValue: 50_000 }),
      radio('temOutroDesconto', 'Já tem outro empréstimo em folha?', { options: yesOrNo }),
      money('valorDoOutroDesconto', 'Quanto desconta por mês?', shownWhile('temOutroDesconto', 'sim')),
      file('contracheque', 'Último contracheque', { optional: true, tooltip: 'PDF ou foto.' }),
    ],
    { description: 'Se a empresa ainda não é parceira, nós a convidamos.' },
  ),
  checkStep('companyRegister', 'cadastro-da-empresa', 'Cadastro da empresa'),
  checkStep('criacaoValidacaoEmpresaFuncionario', 'validacao-do-vinculo', 'Validação do vínculo'),
  checkStep('aguardandoPoliticaEmpresa', 'politica-da-empresa', 'Regras da sua empresa'),
  taskStep('agxPrivateSimulation', 'simulacao', 'Simulação', {
    description: 'Dentro do que a sua empresa permite.',
  }),
  addressStep(),
  bankAccountStep('Pode ser a sua conta-salário.', [
    term('autorizacaoDeDesconto', 'Autorizo o desconto em folha', consentText),
    text('apelidoDaProposta', 'Dê um nome a este empréstimo', {
      mask: 'onlyText',
      optional: true,
      maxLength: 30,
      placeholder: 'Reforma, viagem, estudos',
    }),
  ]),
  checkStep('proposalAnalysis', 'aprovacao-da-empresa', 'Aprovação da empresa', WITH_WAY_BACK),
  checkStep('afinzConsignadoValidacaoSimulacao', 'validacao-da-oferta', 'Validação da oferta', WITH_WAY_BACK),
  checkStep('proposalEndorsement', 'averbacao', 'Averbação', WITH_WAY_BACK),
  finalStep('finished', 'Empréstimo averbado'),
]);

/** Payroll loan by agreement with the employer. The service checks the company, its policy and its approval. */
export const eWorker = defineProduct({
  id,
  title: 'E-Worker',
  lender: 'AGX',
  hashId: '6650c1f2a4b3d90012e7f10a',
  system: lenderSystem({
    id,
    name: 'E-Worker',
    slug: 'e-worker',
    code: 'EWK-AGX-010',
    bank: { name: 'AGX', slug: 'agx' },
    colors: { primary: '#1bafd8', secondary: '#F6931C' },
    home: {
      title: 'O crédito que a sua empresa oferece',
      text: 'Taxa menor, porque a parcela sai da folha',
      detail: 'Simule, peça e acompanhe a aprovação do RH por aqui.',
    },
    end: { title: 'Desconto averbado', text: 'O RH confirmou. O dinheiro cai em até dois dias úteis.' },
  }),
  steps,
  checks: checksOf(steps, { 'politica-da-empresa': { polls: 1, ends: 'success' } }),
  completion: { after: 'averbacao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 500,
    maxAmount: 25_000,
    suggestedAmount: 5000,
    instalmentPlans: instalmentPlansAt(0.0219, 6, 12, 18, 24, 36),
    openingFee: 60,
    iof: personalIof,
    maxInstalment: 720,
  },
  confirmationCode: '010777',
});
