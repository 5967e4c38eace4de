import { shownForAny, shownWhile } from './building-blocks/conditions.ts';
import {
  cep,
  checkBoxGroup,
  choices,
  money,
  percentage,
  radio,
  realEstateValue,
  select,
  text,
  yesOrNo,
} from './building-blocks/fields.ts';
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

const id = 'financiamento-imobiliario';

const steps = orderSteps(id, [
  formStep(
    'dados-pessoais',
    'Quem vai comprar',
    [fullName(), cpf(), birth(), cellphone(), email(), maritalStatus(), monthlyIncome()],
    { description: 'Com a renda de quem vai comprar, comparamos três bancos de uma vez.' },
  ),
  formStep(
    'imovel',
    'O imóvel',
    [
      cep('cepDoImovel', 'CEP do imóvel'),
      select('tipoDeImovel', 'Tipo de imóvel', { resource: 'tipoDeImovel' }),
      select('usoDoImovel', 'Uso do imóvel', { resource: 'usoDoImovel' }),
      realEstateValue('valorDoImovel', 'Valor do imóvel', { minValue: 90_000, maxValue: 1_500_000 }),
      money('valorDaEntrada', 'Entrada', { minValue: 1 }),
      percentage('percentualDoFgts', 'Quanto do seu FGTS quer usar', {
        optional: true,
        tooltip: 'Em porcentagem do saldo.',
      }),
    ],
    { description: 'Pode ser uma estimativa: o avaliador do banco confirma depois.' },
  ),
  formStep(
    'composicao',
    'Composição de renda',
    [
      radio('compoeRenda', 'Alguém vai somar a renda com você?', { options: yesOrNo }),
      text('nomeDoParticipante', 'Nome do participante', {
        mask: 'name',
        validation: 'name',
        ...shownWhile('compoeRenda', 'sim'),
      }),
      text('cpfDoParticipante', 'CPF do participante', {
        mask: 'cpf',
        validation: 'cpf',
        format: { send: 'onlyDigits' },
        ...shownWhile('compoeRenda', 'sim'),
      }),
      money('rendaDoParticipante', 'Renda de {{nomeDoParticipante}}', shownWhile('compoeRenda', 'sim')),
      radio('estrangeiro', 'Algum dos compradores é estrangeiro?', { options: yesOrNo }),
      text('rne', 'Registro de estrangeiro (RNE)', { mask: 'rne', ...shownWhile('estrangeiro', 'sim') }),
      checkBoxGroup('documentosEmMaos', 'O que você já tem em mãos?', {
        optional: true,
        options: choices(
          ['matricula', 'Matrícula do imóvel'],
          ['iptu', 'IPTU'],
          ['extratoFgts', 'Extrato do FGTS'],
          ['irpf', 'Imposto de renda'],
        ),
        ...shownForAny(['compoeRenda', ['sim', 'nao']], ['estrangeiro', 'nao']),
      }),
    ],
    { description: 'Até três pessoas podem somar a renda.' },
  ),
  taskStep('multipleFinancing', 'ofertas', 'Ofertas dos bancos', {
    description: 'Compare taxa, parcela e custo total.',
  }),
  taskStep('productSelection', 'escolha', 'Escolha da modalidade', {
    description: 'Você ainda pode mudar até a assinatura.',
    fields: [
      radio('modalidade', 'Como o saldo é corrigido?', {
        options: choices(
          ['tr', 'TR: varia pouco'],
          ['ipca', 'IPCA: acompanha a inflação'],
          ['fixa', 'Taxa fixa: a parcela nunca muda'],
        ),
      }),
    ],
  }),
  addressStep('Onde você mora hoje.'),
  documentStep('De todos os compradores, um de cada vez.'),
  checkStep('documentApi', 'conferencia', 'Conferência dos documentos'),
  checkStep('juridical', 'juridico', 'Análise jurídica do imóvel'),
  taskStep('contract', 'contrato', 'Contrato'),
  finalStep('finished', 'Financiamento aprovado'),
]);

/**
 * Real-estate financing at several banks at once. `tutorialBanksName` names its lender, so the app shows the step
 * navigator (6.5).
 */
export const financiamentoImobiliario = defineProduct({
  id,
  title: 'Financiamento imobiliário',
  lender: 'Itaú',
  hashId: '6650c1f2a4b3d90012e7f10c',
  system: lenderSystem({
    id,
    name: 'Financiamento imobiliário',
    slug: 'multiple-financing',
    code: 'IMO-ITAU-341',
    bank: { name: 'Itaú', slug: 'itau' },
    colors: { primary: '#E47816', secondary: '#263659' },
    home: {
      title: 'Três bancos, uma proposta',
      text: 'Compare o financiamento da sua casa sem repetir cadastro',
      detail: 'Até 80% do imóvel em até 35 anos. Você escolhe o banco no fim.',
    },
    end: {
      title: 'Proposta aprovada pelo jurídico',
      text: 'O banco vai marcar a assinatura no cartório e avisar por e-mail.',
      extra: { name: 'Ver os próximos passos', link: 'https://imoveis.exemplo.com.br/passos' },
    },
    system: { canShowSidebar: true, tutorialBanksName: ['Itaú', 'Bradesco', 'Santander'] },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'contrato', polls: 1, ends: 'success' },
  lists: {
    tipoDeImovel: choices(
      ['apartamento', 'Apartamento'],
      ['casa', 'Casa'],
      ['casaEmCondominio', 'Casa em condomínio'],
      ['cobertura', 'Cobertura'],
      ['terreno', 'Terreno'],
    ),
    usoDoImovel: choices(['residencial', 'Residencial'], ['comercial', 'Comercial'], ['misto', 'Misto']),
  },
  pricing: {
    minAmount: 60_000,
    maxAmount: 1_200_000,
    suggestedAmount: 280_000,
    instalmentPlans: [120, 180, 240, 300, 360, 420].map(months => ({ months, monthlyRate: 0.0089 })),
    openingFee: 0,
    // Home loans are exempt from IOF.
    iof: { fixed: 0, daily: 0 },
    offeringBanks: [
      {
        id: 'itau',
        name: 'Itaú Unibanco',
        slug: 'itau',
        monthlyRate: 0.0089,
        maxFinancedShare: 0.8,
        maxMonths: 420,
      },
      {
        id: 'bradesco',
        name: 'Bradesco',
        slug: 'bradesco',
        monthlyRate: 0.0092,
        maxFinancedShare: 0.8,
        maxMonths: 360,
      },
      {
        id: 'santander',
        name: 'Santander',
        slug: 'santander',
        monthlyRate: 0.0095,
        maxFinancedShare: 0.75,
        maxMonths: 420,
      },
    ],
  },
  confirmationCode: '341605',
});
