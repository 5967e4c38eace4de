import { shownWhile } from './building-blocks/conditions.ts';
import { cep, choices, money, radioChip, realEstateValue, select, text } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import {
  birth,
  cellphone,
  cpf,
  email,
  fullName,
  maritalStatus,
  monthlyIncome,
} from './building-blocks/person-fields.ts';
import { addressStep, documentStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'home-equity';

const steps = orderSteps(id, [
  formStep(
    'dados-pessoais',
    'Seus dados',
    [fullName(), cpf(), birth(), cellphone(), email(), maritalStatus(), monthlyIncome()],
    { description: 'De R$ 50 mil a R$ 3 milhões, com o seu imóvel em garantia.' },
  ),
  formStep(
    'imovel',
    'O imóvel em garantia',
    [
      cep('cepDoImovel', 'CEP do imóvel'),
      radioChip('tipoDoImovel', 'Tipo', {
        options: choices(['casa', 'Casa'], ['apartamento', 'Apartamento'], ['comercial', 'Sala ou loja']),
      }),
      text('condominio', 'Nome do condomínio', {
        optional: true,
        ...shownWhile('tipoDoImovel', 'apartamento'),
      }),
      realEstateValue('valorDoImovel', 'Valor do imóvel', { minValue: 150_000, maxValue: 6_000_000 }),
      money('saldoDoFinanciamento', 'Saldo do financiamento', {
        optional: true,
        tooltip: 'Se ainda está financiado, o crédito quita o saldo primeiro.',
      }),
      select('outrosBens', 'Outros bens', { resource: 'assets', optional: true }),
    ],
    { description: 'Emprestamos até 60% do valor de mercado.' },
  ),
  taskStep('simulation', 'simulacao', 'Simulação'),
  checkStep('creditAnalysis', 'analise-de-credito', 'Análise de crédito'),
  taskStep('simulationRevision', 'nova-simulacao', 'Condições aprovadas'),
  addressStep(),
  documentStep('De todos os donos do imóvel.'),
  checkStep('juridical', 'juridico', 'Análise da matrícula'),
  checkStep('waiting', 'assinatura-pendente', 'Assinatura pendente'),
  checkStep('clickSign', 'assinatura', 'Assinatura eletrônica', {
    link: 'https://assinatura.exemplo.com.br/home-equity',
  }),
  finalStep('finished', 'Registro em cartório'),
]);

/** Loan secured by a home: two appraisals of the property, an analysis that may change the offer. */
export const homeEquity = defineProduct({
  id,
  title: 'Crédito com garantia de imóvel',
  lender: 'Vettore',
  hashId: '6650c1f2a4b3d90012e7f111',
  system: lenderSystem({
    id,
    name: 'Crédito com garantia de imóvel',
    slug: 'home-equity',
    code: 'HEQ-VETTORE-020',
    bank: { name: 'Vettore', slug: 'vettore' },
    colors: { primary: '#7A3FF2', secondary: '#C6F432' },
    home: {
      title: 'O seu imóvel trabalha por você',
      text: 'A partir de 1,15% ao mês, em até 240 vezes',
      detail: 'Você continua morando nele. O crédito serve para o que você precisar.',
    },
    end: { title: 'Contrato assinado', text: 'Agora o cartório registra a garantia. Leva de 10 a 20 dias.' },
    display: {
      questionLabels: {
        initialQuestion: 'O imóvel está no seu nome?',
        secondaryQuestionPositive: 'Ótimo. Ele está quitado?',
        secondaryQuestionNegative: 'O dono vai participar da proposta?',
      },
    },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'assinatura', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 50_000,
    maxAmount: 3_000_000,
    suggestedAmount: 200_000,
    instalmentPlans: instalmentPlansAt(0.0115, 60, 120, 180, 240),
    openingFee: 2500,
    iof: personalIof,
  },
  confirmationCode: '020841',
});
