import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  checkbox,
  choices,
  money,
  radio,
  radioChip,
  select,
  term,
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
  gender,
  maritalStatus,
  monthlyIncome,
  motherName,
} from './building-blocks/person-fields.ts';
import { addressStep, documentStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'conta-digital';

const consentText = consentTextOf({
  title: 'Conta de pagamento',
  opening: 'A conta é aberta no <strong>C6 Bank</strong>, sem tarifa de manutenção.',
  clauses: [
    ['Titularidade', 'A conta é individual e só pode ser movimentada por você.'],
    ['Informações falsas', 'Declarações falsas podem levar ao bloqueio ou ao encerramento da conta.'],
    ['Encerramento', 'Você encerra a conta pelo aplicativo quando quiser, com saldo zero.'],
  ],
});

const steps = orderSteps(id, [
  formStep('cadastro', 'Abra sua conta', [cpf(), fullName(), cellphone(), email()], {
    description: 'Leva cinco minutos. Tenha o seu documento por perto.',
  }),
  taskStep('tokenValidation', 'celular', 'Confirme seu celular', {
    description: 'É por ele que você vai autorizar as suas transações.',
    tokenValidationMethods: [{ method: 'sms', target: '(11) *****-4321' }],
  }),
  formStep('sobre-voce', 'Sobre você', [
    birth(),
    motherName(),
    gender(),
    maritalStatus(),
    select('nacionalidade', 'Nacionalidade', { resource: 'nationality' }),
    text('naturalidade', 'Cidade em que nasceu', { mask: 'onlyText' }),
  ]),
  formStep(
    'renda',
    'Renda e patrimônio',
    [
      select('profissao', 'Profissão', { resource: 'professions' }),
      monthlyIncome(),
      money('patrimonio', 'Patrimônio aproximado', { optional: true }),
      radio('pep', 'Você ou um parente é pessoa politicamente exposta?', { options: yesOrNo }),
      radio('residenciaFiscalNoExterior', 'Você paga imposto em outro país?', { options: yesOrNo }),
      text('identificacaoFiscal', 'Identificação fiscal no outro país', {
        mask: 'upperCase',
        ...shownWhile('residenciaFiscalNoExterior', 'sim'),
      }),
    ],
    { description: 'O Banco Central pede estas respostas a quem abre uma conta.' },
  ),
  addressStep('Para onde vai o seu cartão.'),
  documentStep('O mesmo documento que você vai usar para recuperar o acesso.'),
  checkStep('serproLiveness', 'selfie', 'Selfie', { link: 'https://identidade.exemplo.com.br/conta' }),
  formStep('conta', 'Do seu jeito', [
    radioChip('cartao', 'Que cartão você quer?', {
      options: choices(['fisico', 'Físico e virtual'], ['virtual', 'Só virtual']),
    }),
    checkbox('chavePix', 'Cadastrar meu CPF como chave Pix', {
      optional: true,
      format: { send: 'yesOrNo' },
    }),
    term('aceiteDaConta', 'Li e aceito o contrato da conta', consentText),
  ]),
  checkStep('analiseDeDados', 'analise', 'Análise do cadastro'),
  finalStep('finalizado', 'Conta aberta'),
]);

/** Digital account: identity, declarations and a card, without a simulation. */
export const contaDigital = defineProduct({
  id,
  title: 'Conta digital',
  lender: 'C6 Bank',
  hashId: '6650c1f2a4b3d90012e7f118',
  system: lenderSystem({
    id,
    name: 'Conta digital',
    slug: 'conta-digital',
    code: 'CTA-C6-337',
    bank: { name: 'C6 Bank', slug: 'c6' },
    colors: { primary: '#1C1C1C', secondary: '#C9A227' },
    home: {
      title: 'Sua conta, sem tarifa',
      text: 'Pix, cartão e crédito num lugar só',
      detail: 'Abra pelo celular, sem ir a uma agência.',
      button: 'Abrir minha conta',
    },
    end: {
      title: 'Sua conta está aberta',
      text: 'Agência e número chegaram por e-mail. O cartão sai hoje.',
    },
    display: { hidePopupMultiProposal: true, hasLandingPage: false },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'analise', polls: 1, ends: 'success' },
  lists: {},
  confirmationCode: '337118',
});
