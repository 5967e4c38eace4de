import { valdirene } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const auxilioBrasilComeco = defineScenario({
  id: 'auxilio-brasil-comeco',
  title: 'Auxílio Brasil: CadÚnico desatualizado',
  story:
    'Valdirene informa o NIS e diz que o cadastro não foi atualizado: um aviso manda procurar o CRAS. Os dados seguem para análise.',
  requirements: ['3.26', '3.37'],
  product: 'auxilio-brasil',
  tags: ['produto', 'consignado'],
  world: { validates: true, checks: { 'analise-de-dados': { polls: ENDLESS, ends: 'success' } } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Responsável familiar'),
    fill('Nome completo', valdirene.name),
    fill('CPF', valdirene.cpf),
    fill('Data de nascimento', valdirene.birth),
    fill('Celular', valdirene.cellphone),
    fill('Nome da mãe', 'Severina dos Santos'),
    pressContinue,
    waitForHeading('Seu benefício'),
    fill('NIS', '12056412547'),
    choose('Documento de identificação', 'RG - Registro Geral'),
    choose('Órgão emissor', 'SDS - Secretaria de Defesa Social'),
    fill('Quanto você recebe por mês', 'R$ 600,00'),
    choose('Seu CadÚnico foi atualizado nos últimos dois anos?', 'Não'),
    { do: 'waitFor', text: 'Procure o CRAS da sua cidade.' },
    pressContinue,
    waitForStep(3, 9),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { nis: '12056412547', valorDoBeneficio: 600, orgaoEmissor: { value: 'SDS' } } },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/analise-de-dados' },
  },
});
