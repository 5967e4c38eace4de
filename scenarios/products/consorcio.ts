import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  checkbox,
  choices,
  money,
  notice,
  radio,
  radioChip,
  select,
  sliderMoney,
  term,
  yesOrNo,
} from './building-blocks/fields.ts';
import { instalmentPlansAt } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName, monthlyIncome } from './building-blocks/person-fields.ts';
import { addressStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'consorcio';

const consentText = consentTextOf({
  title: 'Adesão ao grupo de consórcio',
  opening:
    'O grupo é administrado pela <strong>Bradesco Consórcios</strong> e segue a Lei nº 11.795, de 2008. Consórcio não tem juros: a parcela soma fundo comum, taxa de administração e fundo de reserva.',
  clauses: [
    ['Contemplação', 'Por sorteio ou por lance, uma vez por mês. Ninguém pode garantir uma data.'],
    ['Reajuste', 'A carta e as parcelas são corrigidas uma vez por ano, pelo índice do contrato.'],
    ['Desistência', 'Você tem sete dias para desistir e receber tudo de volta.'],
  ],
});

const steps = orderSteps(id, [
  formStep(
    'plano',
    'Seu plano',
    [
      radioChip('bem', 'O que você quer comprar?', {
        options: choices(['carro', 'Carro'], ['moto', 'Moto'], ['servicos', 'Reforma ou serviços']),
      }),
      sliderMoney('valorDaCarta', 'Valor da carta de crédito', {
        minValue: 15_000,
        maxValue: 120_000,
        defaultValue: 40_000,
      }),
      radio('lance', 'Pretende dar um lance?', { options: yesOrNo }),
      radioChip('tipoDeLance', 'Como seria o lance?', {
        options: choices(['proprio', 'Com recursos próprios'], ['embutido', 'Com parte da carta']),
        ...shownWhile('lance', 'sim'),
      }),
      money('valorDoLance', 'Valor do lance', {
        minValue: 500,
        ...shownWhile('tipoDeLance', 'proprio'),
      }),
      notice(
        'lanceEmbutido',
        'Lance embutido',
        'Usa até 30% da carta: você recebe menos crédito, mas não tira dinheiro do bolso.',
        shownWhile('tipoDeLance', 'embutido'),
      ),
    ],
    { description: 'Escolha a carta. Você só paga taxa de administração, sem juros.' },
  ),
  formStep(
    'dados-pessoais',
    'Quem entra no grupo',
    [
      fullName(),
      cpf(),
      birth(),
      cellphone(),
      email(),
      select('profissao', 'Profissão', { resource: 'professions' }),
      monthlyIncome(),
      radio('pep', 'Você é pessoa politicamente exposta?', {
        options: yesOrNo,
        tooltip: 'Quem exerceu cargo público relevante nos últimos cinco anos, e seus parentes próximos.',
      }),
    ],
    { description: 'A análise de crédito só acontece na contemplação.' },
  ),
  taskStep('simulationApi', 'cotas', 'Cotas disponíveis', {
    description: 'Em cada prazo, a parcela já tem a taxa de administração e o fundo de reserva.',
  }),
  addressStep('Para lá vai a correspondência das assembleias.'),
  formStep(
    'pagamento',
    'Como você quer pagar',
    [
      select('formaDePagamento', 'Forma de pagamento', { resource: 'paymentForm' }),
      radioChip('vencimento', 'Dia do vencimento', {
        options: choices(['10', 'Dia 10'], ['15', 'Dia 15'], ['20', 'Dia 20']),
      }),
      checkbox('seguroPrestamista', 'Quero o seguro que quita o saldo em caso de morte', {
        optional: true,
        format: { send: 'yesOrNo' },
      }),
      term('adesao', 'Li e aceito o contrato de adesão', consentText),
    ],
    { description: 'A primeira parcela confirma a sua vaga no grupo.' },
  ),
  checkStep('clickSign', 'assinatura', 'Assinatura da adesão', {
    link: 'https://assinatura.exemplo.com.br/consorcio',
  }),
  taskStep('acompanhamento', 'primeira-parcela', 'Pagamento da primeira parcela', { state: 'waiting' }),
  finalStep('finished', 'Cota garantida'),
]);

/** Consortium: a letter of credit in a group, no interest, a bid instead of an entry value. */
export const consorcio = defineProduct({
  id,
  title: 'Consórcio',
  lender: 'Bradesco',
  hashId: '6650c1f2a4b3d90012e7f115',
  system: lenderSystem({
    id,
    name: 'Consórcio',
    slug: 'consorcio',
    code: 'CNS-BRADESCO-238',
    bank: { name: 'Bradesco', slug: 'bradesco' },
    colors: { primary: '#CC092F', secondary: '#1F4E8C' },
    home: {
      title: 'Seu carro sem juros',
      text: 'Cartas de R$ 15 mil a R$ 120 mil, em até 80 meses',
      detail: 'Escolha a carta, assine a adesão e participe da próxima assembleia.',
    },
    end: {
      title: 'Sua cota está garantida',
      text: 'A próxima assembleia é no dia 20. Avisamos o seu número por e-mail.',
    },
    display: { hidePopupMultiProposal: true },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'primeira-parcela', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 15_000,
    maxAmount: 120_000,
    suggestedAmount: 40_000,
    instalmentPlans: instalmentPlansAt(0, 40, 60, 80),
    // Administration and reserve fund for the whole life of the group.
    openingFee: 7200,
    iof: { fixed: 0, daily: 0 },
  },
  confirmationCode: '238115',
});
