import { shownWhile } from './building-blocks/conditions.ts';
import {
  choices,
  imageCapture,
  list,
  money,
  radio,
  select,
  text,
  yesOrNo,
} from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, fullName } from './building-blocks/person-fields.ts';
import { bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'refinanciamento';

const steps = orderSteps(id, [
  formStep(
    'contrato-atual',
    'Seu contrato no Safra',
    [
      cpf(),
      fullName(),
      birth(),
      cellphone(),
      select('convenio', 'Convênio', { resource: 'agreements' }),
      text('matricula', 'Matrícula ou número do benefício', { mask: 'onlyNumber', maxLength: 12 }),
    ],
    { description: 'Para renovar, é preciso ter pago pelo menos 15% do contrato.' },
  ),
  formStep('objetivo', 'Por que renovar', [
    list('objetivo', 'O que você quer com a renovação?', {
      options: choices(
        ['troco', 'Receber dinheiro e manter a parcela'],
        ['parcela', 'Pagar menos por mês'],
        ['prazo', 'Terminar de pagar antes'],
      ),
    }),
    money('parcelaDesejada', 'Parcela que cabe no mês', shownWhile('objetivo', 'parcela')),
    radio('parcelasEmAtraso', 'Tem parcela em atraso?', { options: yesOrNo }),
  ]),
  taskStep('funcaoRefinanciamento', 'renovacao', 'Seu contrato renovado', {
    description: 'O saldo do contrato antigo já está descontado do que você recebe.',
  }),
  bankAccountStep('O troco cai na conta em que você recebe o salário ou o benefício.', [
    select('meioDeLiberacao', 'Como quer receber o troco', { resource: 'releaseMeans' }),
  ]),
  formStep(
    'documento',
    'Seu documento',
    [
      radio('documentoMudou', 'Seu documento mudou desde o contrato atual?', { options: yesOrNo }),
      imageCapture('documentoNovo', 'Documento novo', {
        ...shownWhile('documentoMudou', 'sim'),
        tutorial: 'Frente e verso na mesma foto.',
      }),
    ],
    { description: 'O que já temos do contrato atual continua valendo.' },
  ),
  checkStep('unicoSign', 'assinatura', 'Assinatura da renovação', {
    link: 'https://assinatura.exemplo.com.br/renovacao',
  }),
  checkStep('averbationHubConfirm', 'averbacao', 'Troca da averbação'),
  finalStep('finalizado', 'Contrato renovado'),
]);

/** Refinancing of a payroll contract with its own lender: the difference is paid out. */
export const refinanciamento = defineProduct({
  id,
  title: 'Refinanciamento de consignado',
  lender: 'Safra',
  hashId: '6650c1f2a4b3d90012e7f116',
  system: lenderSystem({
    id,
    name: 'Refinanciamento de consignado',
    slug: 'refinanciamento',
    code: 'REF-SAFRA-423',
    bank: { name: 'Safra', slug: 'safra' },
    colors: { primary: '#16245C', secondary: '#C2A46A' },
    home: {
      title: 'Renove e receba a diferença',
      text: 'O mesmo banco, um contrato novo, dinheiro na conta',
      detail: 'Você não paga nada para renovar e não perde o convênio.',
    },
    end: {
      title: 'Contrato renovado',
      text: 'O contrato antigo foi quitado. O troco cai em até dois dias úteis.',
    },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'averbacao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 1000,
    maxAmount: 50_000,
    suggestedAmount: 9000,
    instalmentPlans: instalmentPlansAt(0.0175, 48, 60, 72, 84),
    openingFee: 0,
    iof: personalIof,
  },
  confirmationCode: '423116',
});
