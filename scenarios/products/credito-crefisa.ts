import { lockedByProposal } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import { date, money, select, term, text } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'credito-crefisa';

const consentText = consentTextOf({
  title: 'Crédito pessoal com débito em conta',
  opening: 'A <strong>Crefisa</strong> debita cada parcela na conta informada, no dia do seu pagamento.',
  clauses: [
    [
      'Débito em conta',
      'Se não houver saldo, o débito é tentado de novo nos dias seguintes, sem passar do limite da conta.',
    ],
    ['Custo total', 'O CET, em valor e em porcentagem ao ano, aparece antes da assinatura e no contrato.'],
    ['Seus direitos', 'Portabilidade e liquidação antecipada com desconto dos juros, a qualquer momento.'],
  ],
});

const steps = orderSteps(id, [
  formStep(
    'dados-pessoais',
    'Seus dados',
    [fullName(), cpf(lockedByProposal), birth(), cellphone(), email()],
    {
      description: 'Para quem recebe salário ou benefício em conta.',
    },
  ),
  formStep('renda', 'Como você recebe', [
    select('vinculo', 'Vínculo', { resource: 'linkTypes' }),
    money('salario', 'Quanto você recebe', { minValue: 300, maxValue: 50_000 }),
    text('diaDoPagamento', 'Dia do pagamento', {
      mask: 'onlyNumber',
      maxLength: 2,
      placeholder: 'De 1 a 31',
    }),
    date('proximoPagamento', 'Próximo pagamento', { format: { send: 'showDate' } }),
  ]),
  taskStep('crefisaSimulation', 'simulacao', 'Simulação'),
  addressStep(),
  bankAccountStep('A conta em que você recebe, para o crédito e o débito.', [
    select('tipoDeConta', 'Tipo de conta', { resource: 'accountType' }),
    term('autorizacaoDeDebito', 'Autorizo o débito em conta', consentText),
  ]),
  checkStep('creditAnalysis', 'analise-de-credito', 'Análise de crédito'),
  checkStep('unicoSignWithLiveness', 'assinatura', 'Assinatura com selfie'),
  finalStep('finished', 'Dinheiro na conta'),
]);

/** Personal loan with direct debit on payday. */
export const creditoCrefisa = defineProduct({
  id,
  title: 'Crédito com débito em conta',
  lender: 'Crefisa',
  hashId: '6650c1f2a4b3d90012e7f112',
  system: lenderSystem({
    id,
    name: 'Crédito com débito em conta',
    slug: 'credito-pessoal-debito',
    code: 'DEB-CREFISA-069',
    bank: { name: 'Crefisa', slug: 'crefisa' },
    colors: { primary: '#00529B', secondary: '#FFD200' },
    home: {
      title: 'Crédito na conta, débito no dia do salário',
      text: 'Sem avalista, mesmo com restrição',
      detail: 'A parcela acompanha o seu dia de pagamento.',
    },
    end: {
      title: 'O dinheiro está na conta',
      text: 'A primeira parcela é debitada no seu próximo pagamento.',
    },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'assinatura', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 300,
    maxAmount: 12_000,
    suggestedAmount: 2500,
    instalmentPlans: instalmentPlansAt(0.1199, 3, 6, 9, 12, 15),
    openingFee: 0,
    iof: personalIof,
  },
  confirmationCode: '069318',
});
