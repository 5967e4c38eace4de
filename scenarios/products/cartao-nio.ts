import { consentTextOf } from './building-blocks/consent-text-of.ts';
import { choices, radioChip, select, term, text } from './building-blocks/fields.ts';
import { instalmentPlansAt, personalIof } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, cpf, email, fullName, monthlyIncome } from './building-blocks/person-fields.ts';
import { addressStep } from './building-blocks/shared-steps.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { defineProduct } from './define-product.ts';

const id = 'cartao-nio';

const consentText = consentTextOf({
  title: 'Cartão Nio',
  opening: 'Emitido pela <strong>Vettore</strong>. Ao pedir o cartão você concorda com o que segue.',
  clauses: [
    ['Anuidade', 'Não existe. Nem no primeiro ano, nem depois.'],
    ['Limite', 'Começa com o valor aprovado agora e é revisto a cada três faturas pagas em dia.'],
    ['Atraso', 'Multa de 2%, juros de mora de 1% ao mês e os juros do rotativo que estão em cada fatura.'],
  ],
});

const steps = orderSteps(id, [
  formStep('dados-pessoais', 'Peça seu Nio', [fullName(), cpf(), birth(), cellphone(), email()], {
    description: 'Cinco respostas e o seu limite aparece.',
  }),
  formStep('perfil', 'Seu perfil', [
    select('profissao', 'Profissão', { resource: 'professions', placeholder: 'Busque a profissão' }),
    monthlyIncome(),
    radioChip('vencimento', 'Dia do vencimento', {
      options: choices(['1', 'Dia 1'], ['8', 'Dia 8'], ['15', 'Dia 15'], ['22', 'Dia 22']),
      format: { send: 'selectOnlyValue' },
    }),
    text('perfilSocial', 'Seu perfil em rede social', {
      mask: 'lowerCase',
      optional: true,
      placeholder: '@seuperfil',
    }),
    term('aceiteDoNio', 'Li e aceito o contrato do Cartão Nio', consentText),
  ]),
  taskStep('nioSimulation', 'limite', 'Seu limite', {
    description: 'Veja o limite e quanto custa parcelar.',
  }),
  addressStep('O cartão chega neste endereço em até sete dias.'),
  checkStep('verifyIdentity', 'identidade', 'Verificação de identidade', {
    link: 'https://identidade.exemplo.com.br/nio',
  }),
  checkStep('liveness', 'prova-de-vida', 'Prova de vida'),
  taskStep('details', 'resumo', 'Resumo do pedido', { description: 'Confira antes de enviar.' }),
  finalStep('finalizado', 'Nio a caminho'),
]);

/** A credit card. Its slug gives it the new landing page. */
export const cartaoNio = defineProduct({
  id,
  title: 'Cartão Nio',
  lender: 'Vettore',
  hashId: '6650c1f2a4b3d90012e7f109',
  system: lenderSystem({
    id,
    name: 'Cartão Nio',
    slug: 'nio',
    code: 'NIO-VETTORE-009',
    bank: { name: 'Vettore', slug: 'vettore' },
    colors: { primary: '#7A3FF2', secondary: '#C6F432' },
    home: {
      title: 'O cartão que começa com sim',
      text: 'Sem anuidade, com limite na hora',
      detail: 'Peça em dois minutos. Se não der hoje, dizemos o porquê.',
      button: 'Pedir meu Nio',
    },
    end: { title: 'Seu Nio está a caminho', text: 'O cartão virtual já funciona no aplicativo.' },
    display: { hideNotificationPageLink: true },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'resumo', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 200,
    maxAmount: 6000,
    suggestedAmount: 1200,
    instalmentPlans: instalmentPlansAt(0.0499, 2, 3, 6, 10, 12),
    openingFee: 0,
    iof: personalIof,
  },
  confirmationCode: '900912',
});
