import { defineScenario } from '../../define-scenario.ts';
import { check, press, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from '../simulacoes/at-simulation.ts';

export const financiamentoRecusado = defineScenario({
  id: 'financiamento-recusado',
  title: 'Veículo: o financiamento é recusado uma vez',
  story:
    'Caio continua com o financiamento escolhido, e o banco responde que a tabela mudou. A mensagem aparece sobre a simulação; a segunda tentativa passa.',
  requirements: ['2.35', '7.30'],
  product: 'financiamento-veiculo',
  tags: ['simulação', '422'],
  world: atSimulation('financiamento-veiculo', 'simulacao', { sobreOVeiculo: { valorVeiculo: 62_840 } }),
  plan: {
    financeCdc: {
      kind: 'sequence',
      answers: [
        { kind: 'reply', status: 422, body: { code: 422, message: 'A tabela do banco mudou agora.' } },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Opções para entrada escolhida'),
    press('48x'),
    press('Continuar com o Financiamento'),
    { do: 'waitFor', text: 'A tabela do banco mudou agora.' },
    press('Tentar novamente'),
    waitForStep(4, 11),
  ],
  verdict: {
    notSeen: ['A tabela do banco mudou agora.'],
    sent: [{ operation: 'financeCdc', times: 2 }],
    effects: { savedSteps: 1 },
    endsAt: { path: '/habilitacao' },
    console: ['[proposta] financeCdc: 422'],
  },
});

const notLoaded = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';

export const contratosDaPortabilidade = defineScenario({
  id: 'contratos-da-portabilidade',
  title: 'Portabilidade: a lista de contratos não vem',
  story:
    'A lista de contratos de Caio falha uma vez. Ele tenta de novo no lugar da lista, escolhe um contrato e vê a parcela.',
  requirements: ['7.35c', '8.48'],
  product: 'portabilidade',
  tags: ['simulação', '503'],
  world: atSimulation('portabilidade', 'portabilidade'),
  plan: {
    getQitechContracts: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 503, body: { code: 503, message: 'Base em manutenção.' } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Simulação da portabilidade'),
    { do: 'waitFor', text: notLoaded },
    press('Tentar novamente'),
    check('Santander nº 2361713603'),
    { do: 'waitFor', text: 'Saldo devedor a portar R$ 14.679,19' },
  ],
  verdict: {
    notSeen: [notLoaded],
    sent: [{ operation: 'getQitechContracts', times: 2 }],
    console: ['[proposta] getQitechContracts: 503'],
  },
});
