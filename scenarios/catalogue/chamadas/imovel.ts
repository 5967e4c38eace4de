import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { choose, fill, press, waitForHeading } from '../../products/building-blocks/fill.ts';

const world: StartingWorld = { proposal: { currentStep: 'imovel', answers: {} } };
const notLoaded = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';

export const listasDoImovel = defineScenario({
  id: 'listas-do-imovel',
  title: 'Imóvel: listas do financiamento imobiliário',
  story:
    'O tipo e o uso do imóvel são listas do financiamento imobiliário. A primeira falha uma vez; Marina tenta de novo e escolhe.',
  requirements: ['7.25a', '8.48'],
  product: 'financiamento-imobiliario',
  tags: ['listas', 'imóvel', '500'],
  world,
  plan: {
    getMultipleFinancingResource: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 500, body: { code: 500, message: 'Lista indisponível.' } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('O imóvel'),
    { do: 'waitFor', text: notLoaded },
    press('Tentar novamente'),
    choose('Tipo de imóvel', 'Apartamento'),
    choose('Uso do imóvel', 'Residencial'),
  ],
  verdict: {
    notSeen: [notLoaded],
    sent: [{ operation: 'getMultipleFinancingResource', times: 3 }],
    console: ['[proposta] getMultipleFinancingResource: 500'],
  },
});

export const valorDoImovel = defineScenario({
  id: 'valor-do-imovel',
  title: 'Imóvel: o CEP diz quanto vale',
  story: 'Marina informa o CEP do imóvel, e uma estimativa do valor aparece no campo. Ela pode mudá-la.',
  requirements: ['3.32', '7.25b'],
  product: 'financiamento-imobiliario',
  tags: ['imóvel', 'cep'],
  world,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('O imóvel'),
    fill('CEP do imóvel', '01310-100'),
    { do: 'expectField', field: 'Valor do imóvel', value: 'R$ 311.000,00' },
  ],
  verdict: { sent: [{ operation: 'getResidencyValue', times: 1 }] },
});

export const imovelForaDaRegiao = defineScenario({
  id: 'imovel-fora-da-regiao',
  title: 'Imóvel: não há oferta naquele CEP',
  story:
    'O serviço responde que não financia imóveis naquele CEP. O campo do CEP diz isso, a etapa continua aberta, e Marina ainda pode digitar o valor.',
  requirements: ['7.25'],
  product: 'financiamento-imobiliario',
  tags: ['imóvel', '400'],
  world,
  plan: {
    getResidencyValue: {
      kind: 'reply',
      status: 400,
      body: { code: 400, type: 'noOffer', message: 'Não financiamos imóveis neste CEP.' },
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('O imóvel'),
    fill('CEP do imóvel', '01310-100'),
    { do: 'waitFor', text: 'Não financiamos imóveis neste CEP.' },
    fill('Valor do imóvel', '350000,00'),
    { do: 'expectField', field: 'Valor do imóvel', value: 'R$ 350.000,00' },
  ],
  verdict: {
    sent: [{ operation: 'getResidencyValue', times: 1 }],
    endsAt: { heading: 'O imóvel' },
    console: ['[proposta] getResidencyValue: 400'],
  },
});
