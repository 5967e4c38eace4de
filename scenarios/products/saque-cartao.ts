import { lockedByProposal } from './building-blocks/conditions.ts';
import { autocompleted, checkbox, money, select, text } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { cpf, fullName } from './building-blocks/person-fields.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'saque-cartao';

const steps = orderSteps(id, [
  formStep(
    'identificacao',
    'Saque no cartão',
    [
      cpf(lockedByProposal),
      fullName({ hiddenOnFilled: true }),
      text('celularCadastrado', 'Celular cadastrado no cartão', {
        mask: 'phonePartiallyHidden',
        readOnly: true,
        optional: true,
        defaultValue: '(11) 9****-4321',
        tooltip: 'Mudou de número? Fale com a central antes de continuar.',
      }),
    ],
    { description: 'Transforme parte do limite do seu cartão em dinheiro na conta.' },
  ),
  formStep(
    'saque',
    'Como você quer sacar',
    [
      select('tipoDeSaque', 'Tipo de saque', { resource: 'withdrawalTypes' }),
      money('valorDoSaque', 'Valor do saque', { minValue: 100, maxValue: 8000 }),
      select('tipoDeDomicilio', 'Domicílio bancário', { resource: 'bankDomicileType' }),
    ],
    { description: 'Antes de pedir o código, diga quanto e por onde.' },
  ),
  taskStep('tokenValidation', 'validacao', 'Confirme que é você', {
    description: 'O código chega em segundos e confirma que o cartão é seu.',
    tokenValidationMethods: [
      { method: 'sms', target: '(11) *****-4321' },
      { method: 'email', target: 'm*****@exemplo.com.br' },
    ],
  }),
  taskStep('simulationReadOnly', 'oferta', 'Sua oferta', {
    description: 'Valores já aprovados para o seu cartão.',
  }),
  formStep(
    'dados-bancarios',
    'Dados bancários',
    [
      select('banco', 'Banco', { resource: 'banks', placeholder: 'Escolha o banco' }),
      autocompleted('agencia', 'Agência', {
        resource: 'agencies',
        dependencies: ['banco'],
        placeholder: 'Digite o número ou o bairro',
      }),
      text('conta', 'Conta com dígito', { mask: 'account' }),
      checkbox('guardarConta', 'Salvar esta conta para os próximos saques', {
        optional: true,
        format: { send: 'yesOrNo' },
      }),
    ],
    { description: 'Pedidos até as 17h caem no mesmo dia.' },
  ),
  checkStep('contrato', 'contrato', 'Contrato do saque'),
  taskStep('acompanhamento', 'acompanhamento', 'Acompanhe seu saque', { state: 'waiting' }),
  finalStep('finished', 'Saque confirmado'),
]);

/** Withdrawal from the limit of a card that the customer already has. */
export const saqueCartao = defineProduct({
  id,
  title: 'Saque no cartão',
  lender: 'Safra',
  hashId: '6650c1f2a4b3d90012e7f108',
  system: lenderSystem({
    id,
    name: 'Saque no cartão',
    slug: 'card-withdrawal',
    code: 'SAQ-SAFRA-422',
    bank: { name: 'Safra', slug: 'safra' },
    colors: { primary: '#16245C', secondary: '#C2A46A' },
    home: {
      title: 'Seu limite também vira dinheiro',
      text: 'Saque parte do limite do cartão e parcele em até 24 vezes',
      detail: 'Sem análise nova: a oferta já está aprovada.',
    },
    end: { title: 'Saque confirmado', text: 'O valor cai hoje na conta informada.' },
    display: { hideStepAmount: true },
    system: { redirect: true },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'acompanhamento', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 100,
    maxAmount: 8000,
    suggestedAmount: 3000,
    instalmentPlans: instalmentPlansAt(0.0349, 6, 12, 18, 24),
    openingFee: 0,
    iof: personalIof,
  },
  confirmationCode: '422530',
});
