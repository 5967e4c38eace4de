import { shownWhile } from './building-blocks/conditions.ts';
import { choices, list, money, radio, select, text, yesOrNo } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName, monthlyIncome } from './building-blocks/person-fields.ts';
import { addressStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { vehicleFields } from './building-blocks/vehicle-fields.ts';
import { defineProduct } from './define-product.ts';

const id = 'car-equity';

const steps = orderSteps(id, [
  formStep('dados-pessoais', 'Seus dados', [fullName(), cpf(), birth(), cellphone(), email()], {
    description: 'Seu carro continua com você. Ele só garante uma taxa menor.',
    enableProposalRestartAtThisStep: true,
  }),
  formStep(
    'garantia',
    'O veículo está livre?',
    [
      radio('veiculoQuitado', 'O veículo está quitado?', { options: yesOrNo }),
      money('saldoDevedor', 'Quanto falta pagar?', {
        maxValue: 500_000,
        ...shownWhile('veiculoQuitado', 'nao'),
      }),
      list('dono', 'Em nome de quem está o documento?', {
        options: choices(['proprio', 'No meu nome'], ['conjuge', 'No nome de quem é casado comigo']),
      }),
      text('cpfDoConjuge', 'CPF de quem é casado com você', {
        mask: 'cpf',
        validation: 'cpf',
        format: { send: 'onlyDigits' },
        ...shownWhile('dono', 'conjuge'),
      }),
    ],
    { description: 'Aceitamos veículos de até vinte anos, em seu nome ou de quem é casado com você.' },
  ),
  formStep('sobreOVeiculo', 'Sobre o veículo', vehicleFields, {
    description: 'Com a placa, o preço da tabela FIPE aparece sozinho.',
  }),
  formStep('objetivo', 'O que você quer fazer', [
    select('finalidadeDoCredito', 'Finalidade do crédito', { resource: 'creditPurpose' }),
    select('formaDoCredito', 'Forma do crédito', { resource: 'creditForm' }),
    monthlyIncome(),
  ]),
  taskStep('c6CarEquitySimulacao', 'simulacao', 'Simulação'),
  addressStep(),
  taskStep('c6CarEquityInsercao', 'insercao', 'Envio ao banco', {
    state: 'waiting',
    description: 'Estamos enviando a proposta ao C6.',
  }),
  checkStep('analiseManualMesa', 'mesa', 'Análise da mesa de crédito'),
  taskStep('documentLink', 'documentos', 'Envio de documentos', {
    state: 'waiting',
    link: 'https://documentos.exemplo.com.br/car-equity',
    description: 'Mandamos o link por SMS. Ele vale por 24 horas.',
  }),
  taskStep('review', 'revisao', 'Revisão', { state: 'review', requiredReview: true }),
  finalStep('finished', 'Crédito liberado'),
]);

/** Loan secured by a car; the lender has a dark theme. */
export const carEquity = defineProduct({
  id,
  title: 'Crédito com garantia de veículo',
  lender: 'C6 Bank',
  hashId: '6650c1f2a4b3d90012e7f10b',
  system: lenderSystem({
    id,
    name: 'Crédito com garantia de veículo',
    slug: 'c6-car-equity',
    code: 'CEQ-C6-336',
    bank: { name: 'C6 Bank', slug: 'c6' },
    colors: { primary: '#C9A227', secondary: '#8C8C8C', theme: 'dark' },
    home: {
      title: 'Até 90% do valor do seu carro',
      text: 'A partir de 1,49% ao mês, em até 60 vezes',
      detail: 'Você continua dirigindo. O carro fica em garantia até a última parcela.',
    },
    end: { title: 'Crédito liberado', text: 'A garantia foi registrada e o valor está na sua conta.' },
  }),
  steps,
  checks: checksOf(steps, { revisao: { polls: 2, ends: 'success' } }),
  completion: { after: 'revisao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 3000,
    maxAmount: 150_000,
    suggestedAmount: 25_000,
    instalmentPlans: instalmentPlansAt(0.0149, 12, 24, 36, 48, 60),
    openingFee: 450,
    iof: personalIof,
  },
  confirmationCode: '336880',
});
