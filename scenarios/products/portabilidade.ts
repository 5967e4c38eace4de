import { shownWhile } from './building-blocks/conditions.ts';
import { choices, file, list, money, notice, percentage, select, text } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'portabilidade';

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
      text('consultadoEm', 'Tabela consultada em', {
        hidden: true,
        optional: true,
        defaultValue: '2026-11-20T12:30:00Z',
        format: { show: 'showDateHour' },
      }),
      notice(
        'taxasDeHoje',
        'Taxas atualizadas em {{consultadoEm}}',
        'Se a taxa do seu contrato for maior que a nossa, a troca vale a pena.',
      ),
    ],
    { description: 'Traga o seu consignado para uma taxa menor.' },
  ),
  formStep(
    'objetivo',
    'O que você quer',
    [
      list('modalidade', 'Escolha uma opção', {
        options: choices(
          ['portabilidade', 'Baixar a parcela de um contrato em outro banco'],
          ['refinanciamento', 'Renovar um contrato e receber dinheiro'],
          ['novo', 'Fazer um empréstimo novo'],
        ),
      }),
      select('bancoDeOrigem', 'Banco do contrato', {
        resource: 'banks',
        ...shownWhile('modalidade', ['portabilidade', 'refinanciamento']),
      }),
      text('numeroDoContrato', 'Número do contrato', {
        mask: 'upperCase',
        ...shownWhile('modalidade', ['portabilidade', 'refinanciamento']),
      }),
      money(
        'parcelaAtual',
        'Parcela de hoje',
        shownWhile('modalidade', ['portabilidade', 'refinanciamento']),
      ),
      percentage('taxaAtual', 'Taxa de hoje, ao mês', {
        optional: true,
        ...shownWhile('modalidade', 'portabilidade'),
      }),
      file('boletoDeQuitacao', 'Extrato do contrato', {
        optional: true,
        ...shownWhile('modalidade', 'portabilidade'),
      }),
    ],
    { description: 'Os números estão no extrato de empréstimos do Meu INSS.' },
  ),
  taskStep('consultContractsApi', 'contratos', 'Seus contratos', { state: 'waiting' }),
  taskStep('contractApi', 'escolha-do-contrato', 'Qual contrato portar'),
  taskStep('qiTechPortability', 'portabilidade', 'Simulação da portabilidade'),
  taskStep('qiTechRefinancing', 'refinanciamento', 'Simulação do refinanciamento'),
  taskStep('factaSimulationApi', 'dinheiro-novo', 'Novo empréstimo'),
  addressStep(),
  bankAccountStep('Para receber o troco, se houver.'),
  checkStep('averbationHubReserve', 'reserva', 'Reserva de margem'),
  checkStep('contract', 'contrato', 'Contrato'),
  finalStep('finished', 'Portabilidade pedida'),
]);

/** Portability and refinancing of payroll contracts. */
export const portabilidade = defineProduct({
  id,
  title: 'Portabilidade de consignado',
  lender: 'Facta',
  hashId: '6650c1f2a4b3d90012e7f113',
  system: lenderSystem({
    id,
    name: 'Portabilidade de consignado',
    slug: 'portabilidade',
    code: 'PORT-FACTA-150',
    bank: { name: 'Facta', slug: 'facta' },
    colors: { primary: '#0B2A5B', secondary: '#19B5A5' },
    home: {
      title: 'Sua parcela pode cair',
      text: 'Traga o consignado de outro banco e pague menos',
      detail: 'O banco de origem tem cinco dias úteis para responder. Nós acompanhamos por você.',
    },
    end: { title: 'Portabilidade pedida', text: 'O banco de origem responde em até cinco dias úteis.' },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'contrato', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 500,
    maxAmount: 80_000,
    suggestedAmount: 15_000,
    instalmentPlans: instalmentPlansAt(0.0162, 36, 48, 60, 72, 84, 96),
    openingFee: 0,
    iof: personalIof,
    maxInstalment: 980,
  },
  confirmationCode: '150044',
});
