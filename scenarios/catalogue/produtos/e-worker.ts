import { caio } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillContact,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const eWorkerComeco = defineScenario({
  id: 'e-worker-comeco',
  title: 'E-Worker: a empresa e o outro desconto em folha',
  story:
    'Caio diz onde trabalha, com o CNPJ alfanumérico da empresa, e que já tem um empréstimo em folha: o valor dele passa a ser pedido. A empresa é consultada em seguida.',
  requirements: ['3.26', '3.35', '5.20', '9.25'],
  product: 'e-worker',
  tags: ['produto', 'consignado'],
  world: { validates: true, checks: { 'cadastro-da-empresa': { polls: ENDLESS, ends: 'success' } } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    ...fillContact(caio),
    fill('E-mail', caio.email),
    fill('Nome da mãe', 'Conceição Martins'),
    pressContinue,
    waitForHeading('Onde você trabalha'),
    fill('Nome da empresa', 'Padaria Bela Vista'),
    fill('CNPJ da empresa', '12.ABC.345/01DE-35'),
    fill('Data de admissão', '12/05/2023'),
    fill('Salário líquido', 'R$ 2.780,00'),
    choose('Já tem outro empréstimo em folha?', 'Sim'),
    fill('Quanto desconta por mês?', 'R$ 310,00'),
    pressContinue,
    waitForStep(3, 11),
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 1, body: { data: { nomeDaMae: 'Conceicao Martins' } } },
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { cnpjDaEmpresa: '12ABC34501DE35', valorDoOutroDesconto: 310 } },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/cadastro-da-empresa' },
  },
});
