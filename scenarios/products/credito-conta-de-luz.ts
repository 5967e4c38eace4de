import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  checkbox,
  choices,
  file,
  imageCapture,
  money,
  notice,
  radio,
  select,
  term,
  text,
} from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { cellphone, cpf, email, fullName } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep, documentStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'credito-conta-de-luz';

const consentText = consentTextOf({
  title: 'Autorização de cobrança na conta de luz',
  opening:
    'A <strong>CREFAZ</strong> empresta e a sua distribuidora de energia cobra: cada parcela vem na conta de luz, junto com o consumo do mês.',
  clauses: [
    [
      'Cobrança na fatura',
      'Você autoriza a distribuidora a incluir as parcelas na fatura da unidade consumidora informada, que precisa estar ativa e em seu nome.',
    ],
    [
      'Conta em atraso',
      'Enquanto houver fatura vencida o crédito não é liberado. O atraso no pagamento da fatura também atrasa a parcela.',
    ],
    [
      'Mudança de endereço',
      'Se você trocar de titularidade ou de endereço, avise em até cinco dias: as parcelas que faltam passam para boleto, sem custo.',
    ],
  ],
});

const steps = orderSteps(id, [
  formStep(
    'dados-pessoais',
    'Vamos começar',
    [
      fullName(),
      cpf(),
      cellphone(),
      email({ optional: true }),
      checkbox('contaEmMeuNome', 'A conta de luz está no meu nome', {
        format: { send: 'yesOrNo' },
      }),
    ],
    { description: 'De R$ 400 a R$ 2.200 em até 22 parcelas, pagas na sua conta de luz.' },
  ),
  taskStep('proposalTokenValidation', 'confirmacao', 'Confirme seu celular', {
    description: 'O código confirma que este celular é seu.',
    tokenValidationMethods: [
      { method: 'sms', target: '(11) *****-4321' },
      { method: 'whatsapp', target: '(11) *****-4321' },
    ],
  }),
  taskStep('crefazSimulationApi', 'simulacao', 'Simulação', {
    description: 'Escolha quanto você precisa e em quantas parcelas quer pagar.',
  }),
  formStep(
    'conta-de-luz',
    'Conta de luz',
    [
      select('distribuidora', 'Distribuidora de energia', { resource: 'distribuidoras' }),
      imageCapture('fotoDaConta', 'Foto da conta de luz mais recente', {
        tutorial: 'Fotografe a conta aberta, inteira e sem dobras, dos últimos 60 dias.',
      }),
    ],
    { description: 'Lemos os dados da sua conta para você não precisar digitar.' },
  ),
  formStep(
    'erro-leitura-conta-de-luz',
    'Dados da conta à mão',
    [
      text('numeroDaInstalacao', 'Número da instalação', { mask: 'onlyNumber', minLength: 6, maxLength: 12 }),
      money('valorDaConta', 'Valor da conta', { minValue: 1, maxValue: 9999 }),
    ],
    { description: 'A foto não ficou legível. Copie estes dois dados da sua conta.' },
  ),
  taskStep('dadosContaDeLuz', 'dadosContaDeLuz', 'Confira os dados da conta', {
    description: 'Foi isto que lemos na foto. Corrija o que estiver diferente.',
    fields: [
      text('numeroDaInstalacao', 'Número da instalação', {
        mask: 'onlyNumber',
        minLength: 6,
        maxLength: 12,
        tooltip: 'Na conta, aparece também como "unidade consumidora".',
      }),
      money('valorDaConta', 'Valor da conta', { minValue: 1, maxValue: 9999 }),
      radio('contaVencida', 'Esta conta já foi paga?', {
        options: choices(['paga', 'Sim, já paguei'], ['aberta', 'Ainda não']),
      }),
      imageCapture('comprovanteDePagamento', 'Comprovante de pagamento', {
        optional: true,
        ...shownWhile('contaVencida', 'paga'),
      }),
      notice(
        'avisoDeVencimento',
        'Conta em aberto',
        'Se ela estiver vencida, pague antes de continuar: o crédito só é liberado com a conta em dia.',
        shownWhile('contaVencida', 'aberta'),
      ),
    ],
  }),
  formStep(
    'comprovante-de-pagamento',
    'Comprovante de pagamento',
    [file('comprovante', 'Comprovante da conta em atraso')],
    { description: 'Uma foto ou o PDF do banco já serve.' },
  ),
  addressStep('Precisa ser o mesmo endereço da conta de luz.'),
  formStep(
    'erro-leitura-endereco',
    'Endereço como está na conta',
    [text('enderecoDaConta', 'Endereço impresso na conta', { maxLength: 120 })],
    { description: 'O endereço informado é diferente do que está na conta de luz.' },
  ),
  documentStep('Uma foto nítida evita que a análise volte para você.', 'documentoDeIdentidade'),
  bankAccountStep('A conta precisa estar no seu nome. O dinheiro cai em até 24 horas depois da aprovação.', [
    term('autorizacaoDeCobranca', 'Autorizo a cobrança das parcelas na minha conta de luz', consentText),
  ]),
  checkStep('creditAnalysisWithHumanValidation', 'analise', 'Análise da proposta'),
  checkStep('unicoSignWithLiveness', 'assinatura', 'Assinatura com selfie', {
    link: 'https://assinatura.exemplo.com.br/conta-de-luz',
  }),
  checkStep('propostaEmPagamento', 'pagamento', 'Pagamento a caminho'),
  finalStep('finished', 'Crédito liberado'),
]);

/** Credit repaid on the energy bill: the service reads the bill from a photo, and the visitor confirms the data. */
export const creditoContaDeLuz = defineProduct({
  id,
  title: 'Crédito na conta de luz',
  lender: 'CREFAZ',
  hashId: '6650c1f2a4b3d90012e7f102',
  system: lenderSystem({
    id,
    name: 'Crédito na conta de luz',
    slug: 'light-credit',
    code: 'LUZ-CREFAZ-104',
    bank: { name: 'CREFAZ', slug: 'crefaz' },
    colors: { primary: '#F2B705', secondary: '#1F2A44', extra: { 'wave-color': '#F2B705' } },
    home: {
      title: 'Crédito que vem na conta de luz',
      text: 'De R$ 400 a R$ 2.200, mesmo com o nome negativado',
      detail:
        'Você só precisa de um documento com foto, da conta de luz em seu nome e de uma conta bancária.',
      button: 'Simular agora',
    },
    end: {
      title: 'Tudo certo, o dinheiro está a caminho',
      text: 'O valor cai na sua conta em até 24 horas. A primeira parcela vem na próxima conta de luz.',
    },
    configuration: {
      stepsWithReuseDocument: { documentoDeIdentidade: true },
      disrupture: {
        timer: {
          enable: true,
          timeout: 600,
          message: 'Você ainda está aí? Sua simulação vale por mais um pouco.',
        },
      },
    },
  }),
  steps,
  unlisted: ['erro-leitura-conta-de-luz', 'comprovante-de-pagamento', 'erro-leitura-endereco'],
  readErrors: { 'conta-de-luz': 'erro-leitura-conta-de-luz', endereco: 'erro-leitura-endereco' },
  overdueBill: { after: 'dadosContaDeLuz', receiptStep: 'comprovante-de-pagamento' },
  documents: [
    { name: 'Conta de luz', step: 'conta-de-luz' },
    { name: 'Comprovante de endereço', step: 'endereco' },
    { name: 'Documento com foto', step: 'documentoDeIdentidade' },
    { name: 'Selfie da assinatura', step: 'assinatura' },
  ],
  checks: checksOf(steps),
  completion: { after: 'pagamento', polls: 1, ends: 'success' },
  lists: {
    distribuidoras: choices(
      ['enel-sp', 'Enel São Paulo'],
      ['cpfl-paulista', 'CPFL Paulista'],
      ['cemig', 'Cemig'],
      ['light', 'Light'],
      ['coelba', 'Neoenergia Coelba'],
      ['copel', 'Copel'],
      ['celesc', 'Celesc'],
    ),
  },
  pricing: {
    minAmount: 400,
    maxAmount: 2200,
    suggestedAmount: 1500,
    instalmentPlans: instalmentPlansAt(0.1399, 6, 10, 12, 15, 18, 20, 22),
    openingFee: 0,
    iof: personalIof,
  },
  confirmationCode: '615204',
});
