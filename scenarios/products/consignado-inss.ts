import { forcedWhile, shownForAny, shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  checkBoxGroup,
  choices,
  money,
  radio,
  select,
  term,
  text,
  yesOrNo,
} from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, fullName, gender } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep, documentStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'consignado-inss';

const consentText = consentTextOf({
  title: 'Autorização IN 100',
  opening:
    'Para saber quanto cabe no seu benefício, o <strong>Banco PAN</strong> precisa consultar o INSS, conforme a Instrução Normativa 100.',
  clauses: [
    [
      'O que é consultado',
      'Número, espécie e situação do benefício, margem consignável e contratos ativos. Nada além disso.',
    ],
    ['Validade', 'A autorização vale por 45 dias e só para esta proposta. Você pode revogá-la no Meu INSS.'],
    [
      'Desconto em folha',
      'Se você contratar, a parcela é descontada do benefício antes do pagamento, até o limite da margem.',
    ],
  ],
});

const steps = orderSteps(id, [
  formStep('dados-pessoais', 'Dados do beneficiário', [fullName(), cpf(), birth(), cellphone(), gender()], {
    description: 'Use os dados que estão no seu extrato do INSS.',
  }),
  formStep(
    'beneficio',
    'Seu benefício',
    [
      select('tipoDeBeneficio', 'Tipo de benefício', { resource: 'benefitType' }),
      select('especie', 'Espécie do benefício', {
        resource: 'benefits',
        format: { send: 'selectOnlyValue' },
      }),
      text('numeroDoBeneficio', 'Número do benefício', {
        mask: 'onlyNumber',
        minLength: 10,
        maxLength: 10,
        placeholder: '10 números',
      }),
      select('formaDeRecebimento', 'Como você recebe', { resource: 'benefitPaymentType' }),
      radio('representanteLegal', 'Você tem representante legal?', { options: yesOrNo }),
      text('nomeDoRepresentante', 'Nome do representante legal', {
        mask: 'name',
        validation: 'name',
        ...shownWhile('representanteLegal', 'sim'),
      }),
      text('cpfDoRepresentante', 'CPF do representante legal', {
        mask: 'cpf',
        validation: 'cpf',
        format: { send: 'onlyDigits' },
        ...shownWhile('representanteLegal', 'sim'),
      }),
    ],
    { description: 'Está na carta de concessão ou no Meu INSS.' },
  ),
  taskStep('validacaoIN100', 'autorizacao-in100', 'Consulta ao INSS', {
    state: 'waiting',
    description: 'Com a sua autorização, o INSS nos diz quanto cabe no benefício.',
    fields: [term('autorizacaoIn100', 'Autorizo a consulta ao INSS', consentText)],
  }),
  checkStep('consultaDataPrev', 'dataprev', 'Consulta à Dataprev'),
  taskStep('simulationWithSelection', 'simulacao', 'Escolha a sua oferta'),
  formStep(
    'perfil',
    'Sobre você',
    [
      select('escolaridade', 'Escolaridade', { resource: 'educationLevel' }),
      select('alfabetizado', 'Sabe ler e escrever?', { resource: 'literate' }),
      radio('assinaARogo', 'Alguém vai assinar por você?', {
        options: yesOrNo,
        ...forcedWhile('alfabetizado', 'nao', 'sim'),
      }),
      text('nomeDaTestemunha', 'Nome de quem assina', {
        mask: 'name',
        validation: 'name',
        ...shownForAny(['alfabetizado', 'nao'], ['assinaARogo', 'sim']),
      }),
      checkBoxGroup('finalidade', 'Para que você vai usar o dinheiro?', {
        optional: true,
        options: choices(
          ['dividas', 'Pagar dívidas'],
          ['saude', 'Saúde'],
          ['reforma', 'Reforma da casa'],
          ['familia', 'Ajudar a família'],
        ),
      }),
      money('outrasRendas', 'Outras rendas por mês', { optional: true }),
    ],
    { description: 'O banco precisa destas respostas para montar o contrato.' },
  ),
  addressStep(),
  bankAccountStep('De preferência, a conta em que você recebe o benefício.'),
  documentStep('O documento precisa ter menos de dez anos.'),
  checkStep('serproLivenessWithFacematch', 'prova-de-vida', 'Prova de vida', {
    link: 'https://identidade.exemplo.com.br/prova-de-vida',
  }),
  checkStep('clickSign', 'assinatura', 'Assinatura do contrato', {
    link: 'https://assinatura.exemplo.com.br/consignado',
  }),
  checkStep('averbacao', 'averbacao', 'Averbação no INSS'),
  finalStep('finished', 'Empréstimo averbado'),
]);

/** Payroll loan on a benefit of the INSS: benefit, IN100, Dataprev, endorsement. */
export const consignadoInss = defineProduct({
  id,
  title: 'Empréstimo consignado INSS',
  lender: 'Banco PAN',
  hashId: '6650c1f2a4b3d90012e7f105',
  system: lenderSystem({
    id,
    name: 'Empréstimo consignado INSS',
    slug: 'consignado-inss',
    code: 'INSS-PAN-623',
    bank: { name: 'Banco PAN', slug: 'pan' },
    colors: { primary: '#00AEEF', secondary: '#003B71' },
    home: {
      title: 'Consignado para aposentados e pensionistas',
      text: 'Taxa a partir de 1,66% ao mês',
      detail: 'A parcela vem descontada do benefício. Sem boleto e sem fila.',
    },
    end: {
      title: 'Seu empréstimo foi averbado',
      text: 'O INSS confirmou o desconto. O dinheiro cai em até dois dias úteis.',
    },
    system: { indicator: 'Ana Prado' },
  }),
  steps,
  checks: checksOf(steps, { dataprev: { polls: 3, ends: 'success' } }),
  completion: { after: 'averbacao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 500,
    maxAmount: 60_000,
    suggestedAmount: 12_000,
    instalmentPlans: instalmentPlansAt(0.0166, 24, 36, 48, 60, 72, 84, 96),
    openingFee: 0,
    iof: personalIof,
    maxInstalment: 612.5,
  },
  confirmationCode: '623118',
});
