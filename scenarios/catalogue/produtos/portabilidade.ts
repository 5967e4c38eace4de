import { valdirene } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillPerson,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const portabilidadeComeco = defineScenario({
  id: 'portabilidade-comeco',
  title: 'Portabilidade: o contrato de outro banco',
  story:
    'Valdirene lê de quando são as taxas, escolhe baixar a parcela de um contrato do Bradesco e informa a taxa de hoje.',
  requirements: ['3.26', '3.35', '5.25'],
  product: 'portabilidade',
  tags: ['produto', 'consignado'],
  world: { validates: true, checks: { contratos: { polls: ENDLESS, ends: 'success' } } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    { do: 'waitFor', text: 'Taxas atualizadas em 20/11/2026 às 9h30' },
    ...fillPerson(valdirene),
    pressContinue,
    waitForHeading('O que você quer'),
    choose('Escolha uma opção', 'Baixar a parcela de um contrato em outro banco'),
    choose('Banco do contrato', '237 - Bradesco'),
    fill('Número do contrato', 'br0099871'),
    fill('Parcela de hoje', 'R$ 389,90'),
    fill('Taxa de hoje, ao mês', '2,14'),
    pressContinue,
    waitForStep(3, 11),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: {
          data: {
            modalidade: 'portabilidade',
            bancoDeOrigem: { value: '237' },
            numeroDoContrato: 'BR0099871',
            parcelaAtual: 389.9,
            taxaAtual: 2.14,
          },
        },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/contratos' },
  },
});
