import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  button,
  choices,
  date,
  file,
  money,
  notice,
  radioChip,
  select,
  term,
  text,
} from './building-blocks/fields.ts';
import { instalmentPlansAt } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { cellphone, cpf, email, fullName } from './building-blocks/person-fields.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'seguro-celular';

const consentText = consentTextOf({
  title: 'Seguro de celular',
  opening: 'Oferecido pela <strong>AJCred</strong> e garantido pela seguradora indicada no bilhete.',
  clauses: [
    ['Coberto', 'Roubo, furto com arrombamento e quebra acidental da tela.'],
    ['Não coberto', 'Perda, furto simples e aparelho sem bloqueio por senha.'],
    ['Carência', 'Trinta dias para roubo e furto. Quebra de tela vale desde o primeiro dia.'],
  ],
});

const steps = orderSteps(id, [
  formStep(
    'aparelho',
    'Seu celular',
    [
      cpf(),
      fullName(),
      select('marcaDoAparelho', 'Marca do aparelho', { resource: 'marcasDeCelular' }),
      text('imei', 'IMEI', {
        mask: 'onlyNumber',
        minLength: 15,
        maxLength: 15,
        tooltip: 'Digite *#06# no teclado do celular.',
      }),
      date('dataDaCompra', 'Data da compra', { validation: 'dateNotFuture', format: { send: 'date' } }),
      money('valorDoAparelho', 'Quanto custou', {
        minValue: 500,
        maxValue: 12_000,
        format: { send: 'money', show: 'money' },
      }),
    ],
    { description: 'Aparelhos comprados há menos de dois anos.' },
  ),
  formStep(
    'cobertura',
    'Sua cobertura',
    [
      radioChip('plano', 'Plano', {
        options: choices(['essencial', 'Só roubo'], ['completo', 'Roubo e tela']),
        defaultValue: 'completo',
      }),
      file('notaFiscal', 'Nota fiscal', { optional: true }),
      cellphone(),
      email(),
      notice('lembrete', 'Guarde a nota fiscal', 'Ela é pedida se você precisar acionar o seguro.'),
      term('aceiteDoSeguro', 'Li e aceito as condições do seguro', consentText),
      button('verPreco', 'Ver o preço', { submit: true }),
    ],
    { description: 'Você pode trocar de plano todo mês.' },
  ),
  taskStep('simulationApi', 'preco', 'Seu preço'),
  checkStep('contrato', 'bilhete', 'Emissão do bilhete'),
  finalStep('finalizado', 'Celular protegido'),
]);

/** Mobile phone insurance: two steps, no header, and no landing page before the form. */
export const seguroCelular = defineProduct({
  id,
  title: 'Seguro celular',
  lender: 'AJCred',
  hashId: '6650c1f2a4b3d90012e7f10e',
  system: lenderSystem({
    id,
    name: 'Seguro celular',
    slug: 'seguro-celular',
    code: 'CEL-AJCRED-014',
    bank: { name: 'AJCred', slug: 'ajcred' },
    colors: { primary: '#5A2D82', secondary: '#FF7A59' },
    home: {
      title: 'Roubaram? A gente troca',
      text: 'A partir de R$ 14,90 por mês',
      detail: 'Contrate em dois minutos e cancele quando quiser.',
    },
    end: { title: 'Seu celular está protegido', text: 'O bilhete do seguro foi para o seu e-mail.' },
    display: { hideProgressBar: true, hasLandingPage: false, hideWhatsAppButton: true },
    system: { directForm: true },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'bilhete', polls: 1, ends: 'success' },
  lists: {
    marcasDeCelular: choices(
      ['apple', 'Apple'],
      ['samsung', 'Samsung'],
      ['motorola', 'Motorola'],
      ['xiaomi', 'Xiaomi'],
      ['realme', 'realme'],
    ),
  },
  pricing: {
    minAmount: 120,
    maxAmount: 900,
    suggestedAmount: 298,
    instalmentPlans: instalmentPlansAt(0, 1, 6, 12),
    openingFee: 0,
    iof: { fixed: 0.0738, daily: 0 },
  },
  confirmationCode: '014250',
});
