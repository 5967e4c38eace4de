import { defineScenario } from '../../define-scenario.ts';
import { choose, pressContinue, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoImovel = defineScenario({
  id: 'simulacao-imovel',
  title: 'Imóvel: bancos comparados pelo mesmo prazo',
  story:
    'Marina compara os bancos para um imóvel de R$ 480.000,00 em 360 meses, encurta para 240, escolhe o de menor parcela e continua.',
  requirements: ['7.37'],
  product: 'financiamento-imobiliario',
  tags: ['simulação', 'e2e'],
  world: atSimulation('financiamento-imobiliario', 'ofertas', { imovel: { valorDoImovel: 480_000 } }),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Ofertas dos bancos'),
    { do: 'waitFor', text: '360x de R$ 3.564,38' },
    choose('Banco', 'Bradesco'),
    choose('Prazo', '240 meses'),
    { do: 'waitFor', text: 'Simulação atualizada, R$ 384.000,00, 240x de R$ 3.974,06' },
    choose('Banco', 'Itaú Unibanco'),
    pressContinue,
    waitForStep(5, 10),
  ],
  verdict: {
    sent: [
      { operation: 'multipleFinancing', body: { valorDoImovel: 480_000, prazo: 240 } },
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: {
          data: {
            valor: 384_000,
            prazo: 240,
            taxa: 0.0089,
            valorDaParcela: 3880.32,
            banco: { value: 'itau' },
          },
        },
      },
    ],
    effects: { savedSteps: 1 },
  },
});

export const simulacaoImovelPrazoRecusado = defineScenario({
  id: 'simulacao-imovel-prazo-recusado',
  title: 'Imóvel: o prazo da primeira simulação é recusado',
  story:
    'O serviço recusa 360 meses por causa da idade de Marina. Ela escolhe 240 e vê as ofertas dos bancos.',
  requirements: ['7.37', '7.5'],
  product: 'financiamento-imobiliario',
  tags: ['simulação', '422'],
  world: atSimulation('financiamento-imobiliario', 'ofertas', { imovel: { valorDoImovel: 480_000 } }),
  plan: {
    multipleFinancing: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: { code: 422, message: 'O prazo máximo para a sua idade é de 240 meses.' },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'O prazo máximo para a sua idade é de 240 meses.' },
    choose('Prazo', '240 meses'),
    { do: 'waitFor', text: '240x de R$ 3.880,32' },
  ],
  verdict: {
    notSeen: ['O prazo máximo para a sua idade é de 240 meses.'],
    sent: [{ operation: 'multipleFinancing', body: { valorDoImovel: 480_000, prazo: 240 } }],
    console: [{ matches: 'multipleFinancing: 422' }],
  },
});
