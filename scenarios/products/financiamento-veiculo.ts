import { lockedByProposal } from './building-blocks/conditions.ts';
import { date, money, radioChip, select, text, yesOrNo } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import {
  birth,
  cellphone,
  cpf,
  email,
  fullName,
  monthlyIncome,
  motherName,
} from './building-blocks/person-fields.ts';
import { addressStep, documentStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { vehicleFields } from './building-blocks/vehicle-fields.ts';
import { defineProduct } from './define-product.ts';

const id = 'financiamento-veiculo';

const steps = orderSteps(id, [
  formStep('identificacao', 'Quem vai financiar', [fullName(), cpf(lockedByProposal), birth(), cellphone()], {
    description: 'Com estes dados consultamos quanto você pode financiar, sem compromisso.',
  }),
  formStep('sobreOVeiculo', 'Sobre o veículo', vehicleFields, {
    description: 'Novo ou usado, de loja ou de outra pessoa.',
  }),
  taskStep('simulationCdc', 'simulacao', 'Entrada e parcelas', {
    description: 'A entrada vai de 20% a 80% do valor do veículo.',
  }),
  formStep(
    'habilitacao',
    'Habilitação e renda',
    [
      text('numeroDaCnh', 'Número da CNH', { mask: 'cnh', minLength: 11, placeholder: '11 números' }),
      date('validadeDaCnh', 'Validade da CNH', {
        dateValidation: [{ edge: 'start', type: 'absoluteDate', value: '2026-01-01' }],
        format: { send: 'date' },
      }),
      email(),
      motherName(),
      select('profissao', 'Profissão', { resource: 'professions', placeholder: 'Busque a profissão' }),
      select('cargo', 'Cargo', { resource: 'positions', dependencies: ['profissao'] }),
      monthlyIncome(),
    ],
    { description: 'O banco confere a habilitação e a renda antes de aprovar.' },
  ),
  addressStep(),
  formStep(
    'documentacao-do-veiculo',
    'Documentação do veículo',
    [
      text('renavam', 'Renavam', {
        mask: 'onlyNumber',
        validation: 'renavam',
        maxLength: 11,
        tooltip: 'No documento do veículo, no canto superior esquerdo.',
      }),
      text('chassi', 'Chassi', { mask: 'upperCase', minLength: 17, maxLength: 17 }),
      radioChip('comSeguro', 'Quer incluir o seguro no financiamento?', { options: yesOrNo }),
      money('valorDoSeguro', 'Valor do seguro já contratado', {
        optional: true,
        tooltip: 'Deixe em branco se ainda não tem.',
      }),
    ],
    { description: 'Você encontra os números no CRLV, em papel ou no aplicativo.' },
  ),
  documentStep('Pode ser a própria CNH.'),
  checkStep('restrictionVerification', 'restricoes', 'Consulta de restrições'),
  checkStep('rodobensCrivo', 'analise', 'Análise da proposta'),
  checkStep('rodobensKyc', 'validacao', 'Validação de identidade', {
    link: 'https://identidade.exemplo.com.br/validar',
  }),
  taskStep('contract', 'contrato', 'Contrato', { description: 'Leia o contrato e assine.' }),
  finalStep('finished', 'Financiamento aprovado'),
]);

/** Vehicle financing (CDC): vehicle by plate or price table, entry value, driving licence. */
export const financiamentoVeiculo = defineProduct({
  id,
  title: 'Financiamento de veículo',
  lender: 'Santander',
  hashId: '6650c1f2a4b3d90012e7f103',
  system: lenderSystem({
    id,
    name: 'Financiamento de veículo',
    slug: 'financiamento-cdc',
    code: 'CDC-SANTANDER-033',
    bank: { name: 'Santander', slug: 'santander' },
    colors: { primary: '#CC0000', secondary: '#5B6770' },
    home: {
      title: 'Seu próximo carro começa aqui',
      text: 'Parcele em até 60 vezes, com a taxa na tela',
      detail: 'Simule com a placa ou com o modelo. A aprovação sai no mesmo dia.',
    },
    end: {
      title: 'Parabéns, seu financiamento foi aprovado',
      text: 'A loja já foi avisada. Leve um documento com foto para retirar o veículo.',
      extra: { name: 'Ver oficinas parceiras', link: 'https://veiculos.exemplo.com.br/oficinas' },
    },
    display: { enableProposalRestartAtAnytime: true, hideNotificationPageLink: true },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'contrato', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 5000,
    maxAmount: 180_000,
    suggestedAmount: 48_000,
    instalmentPlans: instalmentPlansAt(0.0179, 12, 24, 36, 48, 60),
    openingFee: 890,
    iof: personalIof,
    insuranceMonthly: 0.0006,
  },
  confirmationCode: '330917',
});
