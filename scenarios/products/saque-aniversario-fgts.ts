import { shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import { checkbox, choices, notice, radioChip, select, term, text } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName, motherName } from './building-blocks/person-fields.ts';
import { addressStep, bankAccountStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'saque-aniversario-fgts';

const consentText = consentTextOf({
  title: 'Antecipação do saque-aniversário',
  opening:
    'A <strong>FACTA Financeira</strong> adianta os próximos saques-aniversário do seu FGTS. Não há parcela mensal: a Caixa repassa cada saque no seu mês de aniversário.',
  clauses: [
    [
      'Saldo bloqueado',
      'O saldo usado na antecipação fica bloqueado no FGTS até o fim do contrato. O que sobra continua rendendo para você.',
    ],
    [
      'Demissão',
      'Se você for demitido sem justa causa, recebe a multa de 40%. O saldo bloqueado continua garantindo a antecipação.',
    ],
    ['Volta ao saque-rescisão', 'Só é possível depois de quitar todas as antecipações, no prazo da Caixa.'],
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
      radioChip('aderiuAoSaque', 'Você já aderiu ao saque-aniversário?', {
        options: choices(['sim', 'Sim'], ['nao', 'Ainda não'], ['naoSei', 'Não sei']),
      }),
      notice(
        'comoAderir',
        'Como aderir',
        'No aplicativo FGTS, toque em "Saque-aniversário" e depois em "Optar". Leva dois minutos e você pode continuar aqui.',
        shownWhile('aderiuAoSaque', ['nao', 'naoSei']),
      ),
    ],
    { description: 'Sem consulta ao SPC nem à Serasa. Quem está negativado também pode.' },
  ),
  taskStep('lgpd', 'consentimento', 'Consulta ao seu FGTS', {
    description: 'Precisamos da sua permissão para consultar o saldo na Caixa.',
    fields: [term('lgpdConsultaFgts', 'Autorizo a consulta do meu saldo do FGTS', consentText)],
  }),
  checkStep('benefit', 'autorizacao', 'Autorização no aplicativo FGTS', {
    description: 'No aplicativo FGTS, autorize a FACTA Financeira a consultar o seu saldo.',
  }),
  taskStep('simulacaoFgtsAniversario', 'simulacao', 'Quantos saques antecipar', {
    description: 'De um a dez saques, a partir do próximo aniversário.',
  }),
  formStep('complemento', 'Falta pouco', [
    email(),
    motherName(),
    select('nacionalidade', 'Nacionalidade', {
      resource: 'nationality',
      format: { send: 'selectOnlyLabel' },
    }),
    text('rg', 'RG', { mask: 'rg', optional: true }),
  ]),
  addressStep(),
  bankAccountStep('O Pix cai nesta conta, que precisa estar no seu CPF.', [
    checkbox('contaPropria', 'Confirmo que a conta é minha', { format: { send: 'acceptOrRefuse' } }),
  ]),
  checkStep('livenessWithFacematch', 'selfie', 'Selfie de confirmação', {
    link: 'https://identidade.exemplo.com.br/selfie',
  }),
  checkStep('contract', 'contrato', 'Contrato'),
  finalStep('finalizado', 'Antecipação contratada'),
]);

/** Anticipation of the yearly FGTS withdrawals: no instalments, an authorisation in the app of the FGTS. */
export const saqueAniversarioFgts = defineProduct({
  id,
  title: 'Saque-aniversário FGTS',
  lender: 'Facta',
  hashId: '6650c1f2a4b3d90012e7f104',
  system: lenderSystem({
    id,
    name: 'Saque-aniversário',
    slug: 'fgts-aniversario',
    code: 'FGTS-FACTA-149',
    bank: { name: 'Facta', slug: 'facta' },
    colors: { primary: '#0B2A5B', secondary: '#19B5A5' },
    home: {
      title: 'Antecipe até 10 saques do seu FGTS',
      text: 'Pix em minutos, sem parcela no mês',
      detail: 'O desconto vem direto do FGTS, no mês do seu aniversário. Seu salário fica inteiro.',
      button: 'Consultar meu saldo',
    },
    end: {
      title: 'Antecipação contratada',
      text: 'O Pix sai assim que a Caixa confirmar o bloqueio do saldo. Costuma levar 30 minutos.',
    },
    display: { hideWhatsAppButton: true },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'contrato', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 100,
    maxAmount: 20_000,
    suggestedAmount: 4200,
    instalmentPlans: instalmentPlansAt(0.0179, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    openingFee: 0,
    iof: personalIof,
    fgts: { balance: 9800 },
  },
  confirmationCode: '149302',
});
