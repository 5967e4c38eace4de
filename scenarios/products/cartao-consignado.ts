import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import { choices, date, list, money, select, sliderMoney, term, text } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName } from './building-blocks/person-fields.ts';
import { addressStep, documentStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'cartao-consignado';

const consentText = consentTextOf({
  title: 'Cartão consignado de benefício',
  opening:
    'O cartão do <strong>Banco BMG</strong> desconta do salário um valor mínimo da fatura. O que passar disso chega em uma fatura comum.',
  clauses: [
    [
      'Desconto mínimo',
      'Até 5% da sua remuneração é reservada para o cartão. O desconto não quita a fatura: pague o restante para não haver juros.',
    ],
    ['Saque', 'O saque no cartão é um empréstimo, tem juros próprios e é opcional.'],
    [
      'Cancelamento',
      'Você pode cancelar o cartão quando quiser. A margem é liberada depois de paga a última fatura.',
    ],
  ],
});

const steps = orderSteps(id, [
  formStep('dados-pessoais', 'Quem é você', [fullName(), cpf(), birth(), cellphone(), email()], {
    description: 'Para servidores públicos, aposentados e pensionistas.',
  }),
  formStep(
    'convenio',
    'Seu convênio',
    [
      select('convenio', 'Convênio', { resource: 'agreements', placeholder: 'Busque o órgão pagador' }),
      select('orgao', 'Órgão', { resource: 'specificAgreements', dependencies: ['convenio'] }),
      text('matricula', 'Matrícula', {
        mask: 'upperCase',
        maxLength: 15,
        tooltip: 'A do contracheque deste mês.',
        ...shownWhile('convenio'),
      }),
      select('regimeJuridico', 'Regime jurídico', { resource: 'legalRegime' }),
      date('dataDeExercicio', 'Início do exercício', { validation: 'dateNotFuture', optional: true }),
    ],
    { description: 'Os dados do seu contracheque.' },
  ),
  checkStep('averbationHubBalanceConsult', 'margem', 'Consulta de margem'),
  taskStep('simulationChooseValue', 'simulacao', 'Quanto você quer sacar'),
  formStep(
    'cartao',
    'Seu cartão',
    [
      list('bandeira', 'Qual cartão você prefere?', {
        options: choices(
          ['internacional', 'Internacional, sem anuidade'],
          ['descontos', 'Com descontos em farmácias'],
        ),
        subFields: [
          select('diaDeVencimento', 'Melhor dia de vencimento', {
            options: choices(['5', 'Dia 5'], ['10', 'Dia 10'], ['20', 'Dia 20']),
          }),
        ],
      }),
      sliderMoney('limiteDesejado', 'Limite que você quer', {
        minValue: 300,
        maxValue: 5000,
        marks: [300, 1000, 2000, 3000, 4000, 5000],
        defaultValue: { value: 1000 },
      }),
      text('nomeNoCartao', 'Nome impresso no cartão', {
        mask: 'upperCase',
        maxLength: 24,
        format: { send: 'removeAccents' },
      }),
      select('formaDeLiberacao', 'Como receber o saque', { resource: 'releaseMeans' }),
      money('valorDoPrimeiroSaque', 'Valor do primeiro saque', { optional: true, maxValue: 3500 }),
      term('aceiteDoCartao', 'Li e aceito as condições do cartão consignado', consentText),
    ],
    { description: 'Escolha agora; você pode mudar depois no aplicativo.' },
  ),
  addressStep('É para lá que vai o cartão.'),
  documentStep('RG ou CNH, em bom estado.'),
  checkStep('averbationHubReserve', 'reserva', 'Reserva de margem'),
  checkStep('unicoSign', 'assinatura', 'Assinatura eletrônica', {
    link: 'https://assinatura.exemplo.com.br/cartao',
  }),
  checkStep('averbationHubConfirm', 'confirmacao', 'Confirmação da averbação'),
  finalStep('finished', 'Cartão a caminho'),
]);

/** Payroll card: agreement, margin, reservation and confirmation of the endorsement. */
export const cartaoConsignado = defineProduct({
  id,
  title: 'Cartão consignado',
  lender: 'BMG',
  hashId: '6650c1f2a4b3d90012e7f107',
  system: lenderSystem({
    id,
    name: 'Cartão consignado',
    slug: 'cartao-consignado',
    code: 'RMC-BMG-318',
    bank: { name: 'BMG', slug: 'bmg' },
    colors: { primary: '#FA6300', secondary: '#3B2A20' },
    home: {
      title: 'Cartão sem anuidade e sem consulta',
      text: 'Para servidores, aposentados e pensionistas',
      detail: 'O mínimo da fatura sai direto do salário. Você ainda pode sacar parte do limite.',
    },
    end: {
      title: 'Seu cartão está a caminho',
      text: 'Ele chega em até dez dias úteis. Desbloqueie no aplicativo, com a mesma senha do banco.',
    },
    system: { tutorialBanksName: ['BMG'] },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'confirmacao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 300,
    maxAmount: 3500,
    suggestedAmount: 1800,
    instalmentPlans: instalmentPlansAt(0.0246, 12, 24, 36, 48, 84),
    openingFee: 0,
    iof: personalIof,
    maxInstalment: 180,
  },
  confirmationCode: '318007',
});
