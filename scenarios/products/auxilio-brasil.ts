import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import { checkbox, money, notice, radio, select, term, text, yesOrNo } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, fullName, motherName } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'auxilio-brasil';

const consentText = consentTextOf({
  title: 'Consignado do Auxílio Brasil',
  opening:
    'A parcela é descontada do benefício antes do pagamento. A <strong>CAIXA</strong> explica aqui, em poucas linhas, o que isso muda.',
  clauses: [
    ['Limite', 'A parcela não passa de 5% do benefício e o contrato não passa de seis meses.'],
    ['Se o benefício acabar', 'A dívida continua, e as parcelas passam a ser pagas por boleto.'],
    [
      'Pense antes',
      'Contrate só o necessário. Você pode desistir em sete dias, devolvendo o valor recebido.',
    ],
  ],
});

const steps = orderSteps(id, [
  formStep(
    'dados-pessoais',
    'Responsável familiar',
    [fullName(), cpf(), birth(), cellphone(), motherName()],
    {
      description: 'Só o responsável familiar do CadÚnico pode contratar.',
    },
  ),
  formStep(
    'beneficio',
    'Seu benefício',
    [
      text('nis', 'NIS', { mask: 'onlyNumber', minLength: 11, maxLength: 11, placeholder: '11 números' }),
      select('tipoDeDocumento', 'Documento de identificação', { resource: 'documentType' }),
      select('orgaoEmissor', 'Órgão emissor', { resource: 'issuingAgency' }),
      money('valorDoBeneficio', 'Quanto você recebe por mês', { minValue: 1, maxValue: 5000 }),
      radio('cadastroAtualizado', 'Seu CadÚnico foi atualizado nos últimos dois anos?', { options: yesOrNo }),
      notice(
        'atualizarCadastro',
        'Atualize o CadÚnico',
        'Procure o CRAS da sua cidade. Sem o cadastro em dia, o benefício pode ser suspenso.',
        shownWhile('cadastroAtualizado', 'nao'),
      ),
    ],
    { description: 'O NIS está no cartão do benefício.' },
  ),
  checkStep('analiseDeDados', 'analise-de-dados', 'Análise dos dados'),
  taskStep('simulation', 'simulacao', 'Simulação', { description: 'A parcela cabe em 5% do seu benefício.' }),
  addressStep(),
  bankAccountStep('A conta em que você recebe o benefício.', [
    checkbox('entendiODesconto', 'Entendi que a parcela sai do benefício'),
    term('aceiteDoConsignado', 'Li e aceito as condições do consignado', consentText),
  ]),
  checkStep('serproLiveness', 'prova-de-vida', 'Prova de vida'),
  checkStep('contract', 'contrato', 'Contrato'),
  checkStep('averbacao', 'averbacao', 'Averbação no benefício'),
  finalStep('finalizado', 'Empréstimo contratado'),
]);

/** Payroll loan on the family allowance: a small limit, six months. */
export const auxilioBrasil = defineProduct({
  id,
  title: 'Consignado Auxílio Brasil',
  lender: 'CAIXA',
  hashId: '6650c1f2a4b3d90012e7f110',
  system: lenderSystem({
    id,
    name: 'Consignado Auxílio Brasil',
    slug: 'auxilio-brasil',
    code: 'AUX-CAIXA-104',
    bank: { name: 'CAIXA', slug: 'caixa' },
    colors: { primary: '#005CA9', secondary: '#F39200' },
    home: {
      title: 'Consignado do Auxílio Brasil',
      text: 'Até seis parcelas, descontadas do benefício',
      detail: 'Leia as condições com calma. Ninguém da CAIXA pede pagamento antecipado.',
    },
    end: {
      title: 'Empréstimo contratado',
      text: 'O dinheiro cai na conta do benefício em até dois dias úteis.',
    },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'averbacao', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 100,
    maxAmount: 600,
    suggestedAmount: 250,
    instalmentPlans: instalmentPlansAt(0.025, 3, 4, 5, 6),
    openingFee: 0,
    iof: personalIof,
    maxInstalment: 35,
  },
  confirmationCode: '104226',
});
