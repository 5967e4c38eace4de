import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import { choices, money, notice, radioChip, select, term, text } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName, monthlyIncome } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'credito-boleto';

const consentText = consentTextOf({
  title: 'Crédito no boleto',
  opening: 'Condições do empréstimo da <strong>AJCred</strong> pago por boleto ou Pix.',
  clauses: [
    ['Pagamento', 'Os boletos chegam por e-mail e WhatsApp dez dias antes do vencimento.'],
    ['Antecipação', 'Pagou antes, pagou menos: o desconto dos juros é proporcional e automático.'],
    [
      'Atraso',
      'Multa de 2% e juros de 1% ao mês. Depois de trinta dias, o débito pode ir aos birôs de crédito.',
    ],
  ],
});

const steps = orderSteps(id, [
  formStep('dados-pessoais', 'Seus dados', [fullName(), cpf(), birth(), cellphone(), email()]),
  formStep(
    'pedido',
    'Quanto você precisa',
    [
      money('valorDesejado', 'Valor desejado', {
        minValue: 300,
        maxValue: 5000,
        format: { send: 'onlyMoney', show: 'money' },
      }),
      text('prazoDesejado', 'Em quantas parcelas', {
        mask: 'prazo',
        minValue: 3,
        maxValue: 18,
        format: { send: 'onlyDigits', show: 'installments' },
      }),
      text('taxaDeReferencia', 'Taxa de referência', {
        hidden: true,
        optional: true,
        defaultValue: '0.0799',
        format: { show: 'toPercentageLikeExcel' },
      }),
      text('validadeDaTabela', 'Validade da tabela', {
        hidden: true,
        optional: true,
        defaultValue: '2026-12-31',
        format: { show: 'showDate' },
      }),
      notice(
        'resumoDoPedido',
        'Você pediu {{valorDesejado}} em {{prazoDesejado}}',
        'A oferta final aparece depois da análise e pode ser menor.',
        shownWhile('prazoDesejado'),
      ),
      notice(
        'avisoDaTaxa',
        'Taxa de {{taxaDeReferencia}} ao mês até {{validadeDaTabela}}',
        'É a taxa mais baixa da tabela. A sua depende da análise.',
      ),
      radioChip('vencimento', 'Melhor dia para pagar', {
        options: choices(['5', 'Dia 5'], ['10', 'Dia 10'], ['15', 'Dia 15'], ['20', 'Dia 20']),
      }),
      select('formaDePagamento', 'Como quer pagar', { resource: 'paymentForm' }),
    ],
    { description: 'De R$ 300 a R$ 5.000, em 3 a 18 parcelas.' },
  ),
  checkStep('behaviourScore', 'perfil', 'Análise de perfil'),
  taskStep('funcaoSimulacao', 'simulacao', 'Simulação'),
  formStep('renda', 'Sua renda', [
    monthlyIncome(),
    select('tipoDeVinculo', 'Vínculo', { resource: 'linkTypes' }),
    select('tipoDeEndereco', 'Sua casa é', { resource: 'addressType' }),
  ]),
  addressStep('É para lá que vão os boletos, se o e-mail falhar.'),
  bankAccountStep('Onde você quer receber o dinheiro.', [
    term('aceiteDoBoleto', 'Li e aceito as condições do crédito no boleto', consentText),
  ]),
  checkStep('facematch', 'selfie', 'Comparação com o documento'),
  checkStep('contract', 'contrato', 'Contrato'),
  finalStep('finished', 'Crédito aprovado'),
]);

/** Personal loan repaid by payment slips. The header has a wave; the app does not ask about other proposals. */
export const creditoBoleto = defineProduct({
  id,
  title: 'Crédito no boleto',
  lender: 'AJCred',
  hashId: '6650c1f2a4b3d90012e7f10f',
  system: lenderSystem({
    id,
    name: 'Crédito no boleto',
    slug: 'boleto',
    code: 'BOL-AJCRED-015',
    bank: { name: 'AJCred', slug: 'ajcred' },
    colors: {
      primary: '#5A2D82',
      secondary: '#FF7A59',
      extra: { 'wave-color': '#7B4BA6', 'font-family': 'Montserrat' },
    },
    home: {
      title: 'Empréstimo simples, no boleto',
      text: 'Sem conta em banco grande, sem cartão',
      detail: 'A resposta sai em minutos e o dinheiro cai por Pix.',
    },
    end: { title: 'Crédito aprovado', text: 'O Pix cai hoje. O primeiro boleto chega por e-mail.' },
    display: { hidePopupMultiProposal: true },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'contrato', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 300,
    maxAmount: 5000,
    suggestedAmount: 1500,
    instalmentPlans: instalmentPlansAt(0.0799, 3, 6, 9, 12, 15, 18),
    openingFee: 35,
    iof: personalIof,
  },
  confirmationCode: '015633',
});
