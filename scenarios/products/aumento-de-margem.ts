import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import { choices, money, notice, radio, select, term, text, yesOrNo } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, fullName } from './building-blocks/person-fields.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'aumento-de-margem';

const consentText = consentTextOf({
  title: 'Desconto adicional no benefício',
  opening:
    'O <strong>Santander</strong> soma uma parcela nova às que você já paga. Os contratos de hoje não mudam.',
  clauses: [
    ['Limite', 'As parcelas de empréstimo somam no máximo 35% do benefício.'],
    ['Margem consultada', 'A consulta ao INSS mostra margem, contratos ativos e situação do benefício.'],
    ['Desistência', 'Em até sete dias você devolve o valor recebido e o desconto é cancelado.'],
  ],
});

const steps = orderSteps(id, [
  formStep(
    'beneficio',
    'Seu benefício',
    [
      fullName(),
      cpf(),
      birth(),
      cellphone(),
      text('numeroDoBeneficio', 'Número do benefício', {
        mask: 'onlyNumber',
        minLength: 10,
        maxLength: 10,
        placeholder: '10 números',
      }),
      select('especie', 'Espécie do benefício', {
        resource: 'benefits',
        format: { send: 'selectOnlyValue' },
      }),
      select('estadoDoBeneficio', 'Estado em que você recebe', { resource: 'states' }),
    ],
    { description: 'O reajuste do benefício abriu espaço para mais crédito.' },
  ),
  formStep(
    'margem',
    'O que mudou',
    [
      radio('motivo', 'Por que a sua margem aumentou?', {
        options: choices(
          ['reajuste', 'O benefício foi reajustado'],
          ['quitacao', 'Terminei de pagar um contrato'],
          ['naoSei', 'Não sei'],
        ),
      }),
      text('contratoQuitado', 'Número do contrato quitado', {
        mask: 'upperCase',
        optional: true,
        ...shownWhile('motivo', 'quitacao'),
      }),
      money('valorDoBeneficio', 'Valor do benefício hoje', { minValue: 1, maxValue: 9000 }),
      money('parcelasDeHoje', 'Soma das parcelas que você já paga', { optional: true }),
      notice(
        'ondeEncontrar',
        'Onde encontrar',
        'No Meu INSS, abra "Extrato de empréstimo". Se não souber, deixe em branco: nós consultamos.',
        shownWhile('motivo', ['reajuste', 'naoSei']),
      ),
    ],
    { description: 'Uma estimativa basta. O valor exato vem da consulta.' },
  ),
  checkStep('averbationHubBalanceConsult', 'consulta-da-margem', 'Consulta da nova margem'),
  taskStep('qiTechMargemNova', 'oferta', 'O que cabe na margem nova', {
    description: 'Um contrato a mais, sem mexer nos que você já tem.',
  }),
  formStep(
    'recebimento',
    'Onde receber',
    [
      radio('contaDoBeneficio', 'Receber na conta do benefício?', { options: yesOrNo }),
      select('banco', 'Banco', { resource: 'banks', ...shownWhile('contaDoBeneficio', 'nao') }),
      text('agencia', 'Agência', { mask: 'agency', ...shownWhile('contaDoBeneficio', 'nao') }),
      text('conta', 'Conta com dígito', { mask: 'account', ...shownWhile('contaDoBeneficio', 'nao') }),
      term('autorizacaoDoDesconto', 'Autorizo o desconto adicional no benefício', consentText),
    ],
    { description: 'Na conta do benefício o dinheiro cai mais rápido.' },
  ),
  checkStep('liveness', 'prova-de-vida', 'Prova de vida', {
    link: 'https://identidade.exemplo.com.br/margem',
  }),
  checkStep('proposalEndorsement', 'averbacao', 'Averbação do aumento'),
  finalStep('finished', 'Aumento averbado'),
]);

/** Margin increase: after a readjustment the benefit carries one more contract beside those it has. */
export const aumentoDeMargem = defineProduct({
  id,
  title: 'Aumento de margem',
  lender: 'Santander',
  hashId: '6650c1f2a4b3d90012e7f117',
  system: lenderSystem({
    id,
    name: 'Aumento de margem',
    slug: 'aumento-de-margem',
    code: 'MRG-SANTANDER-034',
    bank: { name: 'Santander', slug: 'santander' },
    colors: { primary: '#CC0000', secondary: '#5B6770' },
    home: {
      title: 'Seu benefício subiu, seu crédito também',
      text: 'Use a margem nova sem mexer nos contratos de hoje',
      detail: 'Consultamos o INSS e dizemos quanto cabe.',
    },
    end: {
      title: 'Aumento averbado',
      text: 'O INSS confirmou o novo desconto. O dinheiro cai em até dois dias úteis.',
    },
    system: { indicator: 'Ana Prado' },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'averbacao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 300,
    maxAmount: 15_000,
    suggestedAmount: 2500,
    instalmentPlans: instalmentPlansAt(0.0166, 36, 48, 60, 72, 84),
    openingFee: 0,
    iof: personalIof,
    insuranceMonthly: 0.0008,
    maxInstalment: 96.3,
  },
  confirmationCode: '034117',
});
