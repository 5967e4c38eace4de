import { forcedWhile, shownWhile } from './building-blocks/conditions.ts';
import { consentTextOf } from './building-blocks/consent-text-of.ts';
import {
  cep,
  checkBoxGroup,
  choices,
  money,
  percentage,
  radio,
  select,
  term,
  text,
  yesOrNo,
} from './building-blocks/fields.ts';
import { instalmentPlansAt } from './building-blocks/instalment-plans-at.ts';
import { lenderSystem } from './building-blocks/lender-system.ts';
import { birth, cellphone, email, fullName } from './building-blocks/person-fields.ts';
import { checkStep, checksOf, finalStep, formStep, orderSteps, taskStep } from './building-blocks/steps.ts';
import { vehicleFields } from './building-blocks/vehicle-fields.ts';
import { defineProduct } from './define-product.ts';

const id = 'seguro-auto';

const consentText = consentTextOf({
  title: 'Condições do seguro auto',
  opening: 'Resumo das condições gerais da <strong>Bradesco Seguros</strong>, registradas na Susep.',
  clauses: [
    [
      'Questionário de risco',
      'As respostas definem o preço. Resposta que não corresponde à verdade pode levar à perda da indenização.',
    ],
    ['Franquia', 'Em conserto parcial você paga a franquia escolhida; em perda total e em roubo, não.'],
    ['Arrependimento', 'Você pode cancelar em sete dias e receber tudo de volta.'],
  ],
});

const steps = orderSteps(id, [
  formStep('segurado', 'Quem é o segurado', [
    text('cpfOuCnpj', 'CPF ou CNPJ', { mask: 'cpfcnpj', format: { send: 'onlyDigits' } }),
    fullName(),
    birth(),
    cellphone(),
    email(),
  ]),
  formStep('sobreOVeiculo', 'Qual é o veículo', vehicleFields),
  formStep(
    'perfil-de-uso',
    'Como o veículo é usado',
    [
      cep('cepDePernoite', 'CEP onde o veículo dorme'),
      radio('temGaragem', 'Ele dorme em garagem?', { options: yesOrNo }),
      radio('condutorJovem', 'Alguém de 18 a 25 anos dirige?', { options: yesOrNo }),
      checkBoxGroup('uso', 'Para que ele é usado?', {
        options: choices(
          ['passeio', 'Passeio'],
          ['trabalho', 'Ir ao trabalho'],
          ['app', 'Transporte por aplicativo'],
        ),
      }),
      percentage('bonus', 'Bônus da apólice atual', {
        optional: true,
        format: { show: 'percentage' },
      }),
      select('franquia', 'Franquia', {
        options: choices(['reduzida', 'Reduzida'], ['normal', 'Normal'], ['majorada', 'Majorada']),
        ...forcedWhile('condutorJovem', 'sim', 'majorada'),
      }),
      money('acessorios', 'Valor dos acessórios', { optional: true, ...shownWhile('uso', 'app') }),
    ],
    { description: 'Responda como é no dia a dia: é isso que vale na hora do sinistro.' },
  ),
  taskStep('simulationVendor', 'cotacao', 'Cotações'),
  taskStep('acceptanceTerms', 'condicoes', 'Condições do seguro', {
    fields: [term('aceiteDasCondicoes', 'Li e aceito as condições do seguro', consentText)],
  }),
  checkStep('contract', 'apolice', 'Emissão da apólice'),
  finalStep('finished', 'Seguro contratado'),
]);

/** Vehicle insurance: quotations of several insurers. */
export const seguroAuto = defineProduct({
  id,
  title: 'Seguro auto',
  lender: 'Bradesco',
  hashId: '6650c1f2a4b3d90012e7f10d',
  system: lenderSystem({
    id,
    name: 'Seguro auto',
    slug: 'seguro-veiculo',
    code: 'SEG-BRADESCO-237',
    bank: { name: 'Bradesco', slug: 'bradesco' },
    colors: { primary: '#CC092F', secondary: '#1F4E8C' },
    home: {
      title: 'Seguro do carro em três telas',
      text: 'Cotações de quatro seguradoras, lado a lado',
      detail: 'Com a placa e o CEP já dá para ver o preço.',
    },
    end: { title: 'Seguro contratado', text: 'A apólice vai para o seu e-mail em até uma hora.' },
  }),
  steps,
  checks: checksOf(steps),
  completion: { after: 'apolice', polls: 1, ends: 'success' },
  lists: {},
  pricing: {
    minAmount: 800,
    maxAmount: 9000,
    suggestedAmount: 2400,
    instalmentPlans: instalmentPlansAt(0, 1, 4, 6, 10, 12),
    openingFee: 0,
    iof: { fixed: 0.0738, daily: 0 },
  },
  confirmationCode: '237090',
});
