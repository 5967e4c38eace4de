import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import { choices, cnpj, date, money, notice, radio, term, text, yesOrNo } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName } from './building-blocks/person-fields.ts';
import { bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'emprestimo-fgts';

const consentText = consentTextOf({
  title: 'FGTS em garantia',
  opening:
    'O <strong>BMG</strong> empresta com desconto em folha. O seu FGTS só é usado se você sair da empresa antes de quitar o contrato.',
  clauses: [
    ['O que fica em garantia', 'Até 10% do saldo do FGTS e até 100% da multa rescisória.'],
    ['O que não muda', 'Você continua podendo sacar o que sobra do saldo nas situações previstas em lei.'],
    ['Fim da garantia', 'Quitado o contrato, a Caixa libera o saldo reservado em até dois dias úteis.'],
  ],
});

const steps = orderSteps(id, [
  formStep(
    'dados-pessoais',
    'Seus dados',
    [
      fullName(),
      cpf(),
      birth(),
      cellphone(),
      email(),
      text('pis', 'PIS/PASEP', {
        mask: 'onlyNumber',
        minLength: 11,
        maxLength: 11,
        tooltip: 'Está na Carteira de Trabalho Digital e no aplicativo FGTS.',
      }),
    ],
    { description: 'Para quem tem carteira assinada. A taxa é menor porque o FGTS garante o contrato.' },
  ),
  formStep(
    'vinculo',
    'Seu emprego',
    [
      cnpj('cnpjDaEmpresa', 'CNPJ da empresa', { format: { send: 'onlyDigits' } }),
      date('admissao', 'Data de admissão', { validation: 'dateNotFuture' }),
      money('salarioBruto', 'Salário bruto', { minValue: 500, maxValue: 80_000 }),
      radio('avisoPrevio', 'Você está em aviso prévio?', { options: yesOrNo }),
      radio('modalidadeDeSaque', 'Qual é a sua modalidade de saque do FGTS?', {
        options: choices(['rescisao', 'Saque-rescisão'], ['aniversario', 'Saque-aniversário']),
      }),
      notice(
        'saldoAntecipado',
        'Saldo já antecipado',
        'O que você antecipou do saque-aniversário não entra na garantia. A multa rescisória entra.',
        shownWhile('modalidadeDeSaque', 'aniversario'),
      ),
    ],
    { description: 'Os dados estão no contracheque e na Carteira de Trabalho Digital.' },
  ),
  taskStep('lgpd', 'autorizacao', 'Consulta do vínculo e do FGTS', {
    description: 'Com a sua permissão, consultamos o vínculo e o saldo que pode ficar em garantia.',
    fields: [term('autorizacaoDaGarantia', 'Autorizo a consulta e a reserva do meu FGTS', consentText)],
  }),
  checkStep('consultaDataPrev', 'vinculo-confirmado', 'Consulta à Dataprev'),
  taskStep('simulation', 'simulacao', 'Quanto você pode pedir', {
    description: 'A parcela cabe em 35% do seu salário.',
  }),
  bankAccountStep('Pode ser a conta em que você recebe o salário.'),
  checkStep('livenessWithFacematch', 'selfie', 'Selfie de confirmação', {
    link: 'https://identidade.exemplo.com.br/selfie-fgts',
  }),
  checkStep('contract', 'contrato', 'Contrato'),
  checkStep('averbacao', 'averbacao', 'Averbação na folha'),
  finalStep('finished', 'Empréstimo contratado'),
]);

/**
 * Payroll loan with the FGTS as its guarantee. Unlike an anticipation it has instalments, and the balance of the FGTS
 * stays.
 */
export const emprestimoFgts = defineProduct({
  id,
  title: 'Empréstimo com garantia do FGTS',
  lender: 'BMG',
  hashId: '6650c1f2a4b3d90012e7f114',
  system: lenderSystem({
    id,
    name: 'Empréstimo com garantia do FGTS',
    slug: 'emprestimo-fgts',
    code: 'FGTS-BMG-319',
    bank: { name: 'BMG', slug: 'bmg' },
    colors: { primary: '#FA6300', secondary: '#3B2A20' },
    home: {
      title: 'Seu FGTS garante a taxa menor',
      text: 'A partir de 1,89% ao mês, com desconto em folha',
      detail: 'O FGTS continua seu e continua rendendo.',
    },
    end: {
      title: 'Empréstimo contratado',
      text: 'A empresa recebeu o aviso do desconto. O dinheiro cai em até dois dias úteis.',
    },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'averbacao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 500,
    maxAmount: 40_000,
    suggestedAmount: 8000,
    instalmentPlans: instalmentPlansAt(0.0189, 12, 24, 36, 48),
    openingFee: 0,
    iof: personalIof,
    insuranceMonthly: 0.0009,
    maxInstalment: 1190,
  },
  confirmationCode: '319114',
});
