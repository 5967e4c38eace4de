import { lockedWhile, shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  choices,
  cnpj,
  date,
  money,
  notice,
  radioChip,
  select,
  term,
  text,
} from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName, maritalStatus } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'consignado-privado';

const consentText = consentTextOf({
  title: 'Consulta à Carteira de Trabalho Digital',
  opening:
    'O <strong>C6 Bank</strong> consulta a Dataprev para saber se há margem no seu salário. A empresa em que você trabalha não é avisada da consulta.',
  clauses: [
    ['Dados consultados', 'Vínculo de emprego, data de admissão, remuneração e descontos em folha.'],
    [
      'Garantia do FGTS',
      'Se você contratar, até 10% do saldo do FGTS e a multa de 40% podem garantir o empréstimo em caso de demissão.',
    ],
    ['Sem compromisso', 'A autorização não obriga você a contratar e vale por trinta dias.'],
  ],
});

const steps = orderSteps(id, [
  formStep(
    'dados-pessoais',
    'Seus dados',
    [fullName(), cpf(), birth(), cellphone(), email(), maritalStatus()],
    {
      description: 'Crédito do Trabalhador: para quem tem carteira assinada.',
    },
  ),
  formStep(
    'emprego',
    'Seu emprego',
    [
      cnpj('cnpjDoEmpregador', 'CNPJ da empresa'),
      select('vinculo', 'Vínculo', { resource: 'linkTypes', format: { send: 'selectOnlyValue' } }),
      select('situacao', 'Situação', { resource: 'employeeSituation' }),
      date('dataDeAdmissao', 'Data de admissão', { validation: 'dateNotFuture' }),
      text('diaDePagamento', 'Dia do pagamento', {
        mask: 'onlyNumber',
        maxLength: 2,
        placeholder: 'De 1 a 31',
      }),
      money('salarioBruto', 'Salário bruto', { maxValue: 99_999 }),
      notice(
        'avisoAfastado',
        'Empregado afastado',
        'Durante o afastamento a parcela é cobrada por boleto e volta para a folha no retorno.',
        shownWhile('situacao', ['afastadoPeloInss', 'licencaMaternidade', 'licencaSemRemuneracao']),
      ),
    ],
    { description: 'Como aparece na Carteira de Trabalho Digital.' },
  ),
  formStep('consentimento', 'Autorização', [
    term('consultaCpf', 'Autorizo a consulta à Dataprev', consentText),
    radioChip('canalDoSms', 'Onde você quer receber o código?', {
      options: choices(['sms', 'SMS'], ['whatsapp', 'WhatsApp']),
    }),
    text('celularDoCodigo', 'Celular que recebe o código', {
      mask: 'phone',
      validation: 'cellphone',
      format: { send: 'onlyDigits' },
      ...lockedWhile('canalDoSms', 'sms'),
      defaultValue: '11987654321',
    }),
  ]),
  taskStep('c6ConsignadoPrivadoToken', 'codigo', 'Código de autorização', {
    description: 'Digite o código que acabou de chegar.',
    tokenValidationMethods: [{ method: 'sms', target: '(11) *****-4321' }],
  }),
  taskStep('c6ConsignadoPrivadoPolling', 'consulta-de-margem', 'Consulta de margem', {
    state: 'waiting',
    description: 'A Dataprev está conferindo o seu vínculo.',
  }),
  taskStep('c6ConsignadoPrivadoSimulacao', 'simulacao', 'Sua oferta'),
  addressStep(),
  bankAccountStep('A conta precisa estar no seu CPF.', [
    select('tipoDeConta', 'Tipo de conta', { resource: 'accountType' }),
  ]),
  taskStep('selfieCaptura', 'selfie', 'Selfie', {
    description: 'Tire uma foto do rosto, sem óculos e sem boné.',
  }),
  taskStep('acceptanceTerms', 'aceite', 'Aceite da contratação', {
    description: 'Confira os valores pela última vez.',
    fields: [term('aceiteDaCcb', 'Li e aceito a Cédula de Crédito Bancário', consentText)],
  }),
  checkStep('aguardandoAprovacaoFuncionario', 'aprovacao', 'Sua confirmação na Carteira Digital'),
  checkStep('averbacao', 'averbacao', 'Averbação na folha'),
  finalStep('finalizado', 'Contrato averbado'),
]);

/**
 * Payroll loan for private employees: the visitor authorises the consultation of the margin by a code, which can be
 * sent again.
 */
export const consignadoPrivado = defineProduct({
  id,
  title: 'Consignado privado',
  lender: 'C6 Bank',
  hashId: '6650c1f2a4b3d90012e7f106',
  system: lenderSystem({
    id,
    name: 'Crédito do Trabalhador',
    slug: 'consignado-privado',
    code: 'CLT-C6-336',
    bank: { name: 'C6 Bank', slug: 'c6' },
    colors: { primary: '#1C1C1C', secondary: '#C9A227' },
    home: {
      title: 'Crédito do Trabalhador',
      text: 'Empréstimo com desconto em folha para quem tem carteira assinada',
      detail: 'Você autoriza, a Dataprev responde e a oferta aparece na hora.',
    },
    end: {
      title: 'Contrato averbado',
      text: 'O desconto começa na próxima folha. O dinheiro cai em até dois dias úteis.',
    },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'averbacao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 800,
    maxAmount: 35_000,
    suggestedAmount: 6000,
    instalmentPlans: instalmentPlansAt(0.0289, 6, 12, 18, 24, 36, 48),
    openingFee: 0,
    iof: personalIof,
    maxInstalment: 890,
  },
  confirmationCode: '336421',
});
