import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { select, text } from '../../products/building-blocks/fields.ts';
import { systemWithFields } from '../../products/building-blocks/system-with-fields.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';

const world = {
  proposal: {
    currentStep: 'dados-bancarios',
    answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
  },
};

export const emptyList = defineScenario({
  id: 'empty-list',
  title: 'Lista de bancos vazia',
  story:
    'A lista de bancos chega vazia. O campo diz isso e oferece tentar de novo; na segunda vez os bancos estão lá.',
  requirements: ['8.7', '4.34'],
  product: 'credito-pessoal',
  tags: ['listas'],
  world,
  plan: {
    getResource: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 200, body: { data: { resource: [] } } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Nenhuma item encontrado, verifique sua conexão.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'choose', field: 'Banco', option: marina.bank.label },
  ],
  verdict: {
    notSeen: ['Nenhuma item encontrado, verifique sua conexão.'],
    sent: [{ operation: 'getResource', times: 2 }],
  },
});

export const listFailed = defineScenario({
  id: 'list-failed',
  title: 'Lista de bancos que não carrega',
  story:
    'O serviço falha ao carregar a lista de bancos. O campo diz o que fazer, e a segunda tentativa traz a lista.',
  requirements: ['8.48', '4.34'],
  product: 'credito-pessoal',
  tags: ['listas', '500'],
  world,
  plan: {
    getResource: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 500,
          body: { code: 500, status: 'INTERNAL_SERVER_ERROR', message: 'Erro interno do servidor.' },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Não foi possível carregar os dados. Tente novamente ou atualize a página.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'choose', field: 'Banco', option: marina.bank.label },
  ],
  verdict: {
    notSeen: ['Não foi possível carregar os dados. Tente novamente ou atualize a página.'],
    sent: [{ operation: 'getResource', times: 2 }],
    console: ['[proposta] getResource: 500 INTERNAL_SERVER_ERROR'],
  },
});

export const noOfferInList = defineScenario({
  id: 'no-offer-in-list',
  title: 'Sem oferta ao carregar uma lista',
  story:
    'Ao carregar a lista de bancos o serviço responde que não há oferta para o CPF. Uma mensagem diz isso, e a etapa continua aberta.',
  requirements: ['8.28', '8.47'],
  product: 'credito-pessoal',
  tags: ['listas', '400'],
  world,
  plan: {
    getResource: {
      kind: 'reply',
      status: 400,
      body: { code: 400, type: 'noOffer', message: 'No momento não temos oferta disponivel para o seu CPF' },
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Dados bancários' },
    { do: 'waitFor', text: 'No momento não temos oferta disponivel para o seu CPF' },
  ],
  verdict: { endsAt: { heading: 'Dados bancários' }, console: ['[proposta] getResource: 400'] },
});

export const fieldForEmptyList = defineScenario({
  id: 'field-for-empty-list',
  title: 'Lista vazia com campo de texto no lugar',
  story:
    'A lista de profissões chega vazia, e aparece um campo para escrever a profissão. Marina escreve nele e segue, embora a lista seja obrigatória.',
  requirements: ['4.31', '5.1'],
  product: 'credito-pessoal',
  tags: ['listas'],
  world: {},
  plan: {
    getSystem: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 200,
          body: {
            data: systemWithFields(creditoPessoal, fields => [
              select('profissao', 'Profissão', { resource: 'professions' }),
              text('profissaoOutra', 'Qual profissão?', {
                resource: 'professions',
                displayIfResourceIsEmpty: true,
              }),
              ...fields,
            ]),
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
    getResource: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 200, body: { data: { resource: [] } } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'fill', field: 'Qual profissão?', with: 'Dentista' },
    ...submitPersonalData(marina),
    { do: 'waitFor', heading: 'Endereço' },
  ],
  verdict: {
    sent: [
      {
        operation: 'createProposal',
        times: 1,
        body: { data: { profissao: null, profissaoOutra: 'Dentista' } },
      },
    ],
    effects: { proposals: 1 },
    endsAt: { heading: 'Endereço' },
  },
});
