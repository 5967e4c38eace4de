import { defineProduct } from './define-product.ts';
import { choices, radioChip, select, term, text } from './parts/fields.ts';
import { lenderSystem } from './parts/lender-system.ts';
import { birth, cellphone, cpf, email, fullName, monthlyIncome } from './parts/person-fields.ts';
import { personalIof, termsAt } from './parts/rates.ts';
import { addressStep } from './parts/shared-steps.ts';
import { act, check, checksOf, ending, form, inOrder } from './parts/steps.ts';
import { termsText } from './parts/terms-text.ts';

const id = 'cartao-nio';

const terms = termsText({
  title: 'Cartão Nio',
  opening: 'Emitido pela <strong>Vettore</strong>. Ao pedir o cartão você concorda com o que segue.',
  clauses: [
    ['Anuidade', 'Não existe. Nem no primeiro ano, nem depois.'],
    ['Limite', 'Começa com o valor aprovado agora e é revisto a cada três faturas pagas em dia.'],
    ['Atraso', 'Multa de 2%, juros de mora de 1% ao mês e os juros do rotativo que estão em cada fatura.'],
  ],
});

const steps = inOrder(id, [
  form('dados-pessoais', 'Peça seu Nio', [fullName(), cpf(), birth(), cellphone(), email()], {
    description: 'Cinco respostas e o seu limite aparece.',
  }),
  form('perfil', 'Seu perfil', [
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
    term('aceiteDoNio', 'Li e aceito o contrato do Cartão Nio', terms),
  ]),
  act('nioSimulation', 'limite', 'Seu limite', { description: 'Veja o limite e quanto custa parcelar.' }),
  addressStep('O cartão chega neste endereço em até sete dias.'),
  check('verifyIdentity', 'identidade', 'Verificação de identidade', {
    link: 'https://identidade.exemplo.com.br/nio',
  }),
  check('liveness', 'prova-de-vida', 'Prova de vida'),
  act('details', 'resumo', 'Resumo do pedido', { description: 'Confira antes de enviar.' }),
  ending('finalizado', 'Nio a caminho'),
]);

/** A credit card on the new landing page. */
export const cartaoNio = defineProduct({
  id,
  title: 'Cartão Nio',
  lender: 'Vettore',
  hash: '6650c1f2a4b3d90012e7f109',
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
    terms: termsAt(0.0499, 2, 3, 6, 10, 12),
    openingFee: 0,
    iof: personalIof,
  },
  confirmationCode: '900912',
});
