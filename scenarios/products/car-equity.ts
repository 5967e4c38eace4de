import { defineProduct } from './define-product.ts';
import { shownWhile } from './parts/conditions.ts';
import { choices, list, money, radio, select, text, yesOrNo } from './parts/fields.ts';
import { lenderSystem } from './parts/lender-system.ts';
import { birth, cellphone, cpf, email, fullName, monthlyIncome } from './parts/person-fields.ts';
import { personalIof, termsAt } from './parts/rates.ts';
import { addressStep } from './parts/shared-steps.ts';
import { act, check, checksOf, ending, form, inOrder } from './parts/steps.ts';
import { vehicleFields } from './parts/vehicle-fields.ts';

const id = 'car-equity';

const steps = inOrder(id, [
  form('dados-pessoais', 'Seus dados', [fullName(), cpf(), birth(), cellphone(), email()], {
    description: 'Seu carro continua com você. Ele só garante uma taxa menor.',
    enableProposalRestartAtThisStep: true,
  }),
  form(
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
  form('sobreOVeiculo', 'Sobre o veículo', vehicleFields, {
    description: 'Com a placa, o preço da tabela FIPE aparece sozinho.',
  }),
  form('objetivo', 'O que você quer fazer', [
    select('finalidadeDoCredito', 'Finalidade do crédito', { resource: 'creditPurpose' }),
    select('formaDoCredito', 'Forma do crédito', { resource: 'creditForm' }),
    monthlyIncome(),
  ]),
  act('c6CarEquitySimulacao', 'simulacao', 'Simulação'),
  addressStep(),
  act('c6CarEquityInsercao', 'insercao', 'Envio ao banco', {
    state: 'waiting',
    description: 'Estamos enviando a proposta ao C6.',
  }),
  check('analiseManualMesa', 'mesa', 'Análise da mesa de crédito'),
  act('documentLink', 'documentos', 'Envio de documentos', {
    state: 'waiting',
    link: 'https://documentos.exemplo.com.br/car-equity',
    description: 'Mandamos o link por SMS. Ele vale por 24 horas.',
  }),
  act('review', 'revisao', 'Revisão', { state: 'review', requiredReview: true }),
  ending('finished', 'Crédito liberado'),
]);

/** Loan that a car guarantees; the lender has a dark theme. */
export const carEquity = defineProduct({
  id,
  title: 'Crédito com garantia de veículo',
  lender: 'C6 Bank',
  hash: '6650c1f2a4b3d90012e7f10b',
  system: lenderSystem({
    id,
    name: 'Crédito com garantia de veículo',
    slug: 'c6-car-equity',
    code: 'CEQ-C6-336',
    bank: { name: 'C6 Bank', slug: 'c6' },
    colors: { primary: '#E0B84C', secondary: '#8C8C8C', theme: 'dark' },
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
    terms: termsAt(0.0149, 12, 24, 36, 48, 60),
    openingFee: 450,
    iof: personalIof,
  },
  confirmationCode: '336880',
});
