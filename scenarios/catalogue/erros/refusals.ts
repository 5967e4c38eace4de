import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';

const world = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

export const recusaEmTexto = defineScenario({
  id: 'recusa-em-texto',
  title: 'Recusa que é só um texto',
  story:
    'Um sistema antigo recusa o endereço com uma frase, sem mais nada. Marina lê a frase, e a segunda tentativa passa.',
  requirements: ['7.5'],
  product: 'credito-pessoal',
  tags: ['422'],
  world,
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'offContract',
          reason: 'the contract has an object; some systems send a text',
          status: 422,
          body: 'Endereço fora da área de atendimento.',
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'Endereço fora da área de atendimento.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    notSeen: ['Erro desconhecido'],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 422'],
  },
});

/** A refusal in an answer of success. */
const refusedWith200 = (body: object) =>
  ({
    kind: 'offContract',
    reason: 'the contract refuses with 4xx; some services refuse with 200',
    status: 200,
    body,
  }) as const;

export const recusaCom200 = defineScenario({
  id: 'recusa-com-200',
  title: 'Recusa com uma resposta de sucesso',
  story:
    'O serviço responde 200, mas recusa o endereço: com uma frase, com o erro de um campo e com nada. Marina lê o motivo, nada do que digitou se perde, e a quarta tentativa passa.',
  requirements: ['11.2', '11.3'],
  product: 'credito-pessoal',
  tags: ['envio', 'e2e'],
  world,
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        refusedWith200({ success: false, message: 'Endereço fora da área.', data: {} }),
        refusedWith200({ data: { code: 422, errors: { numero: 'Não existe nesta rua.' } } }),
        refusedWith200({ data: {} }),
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'Endereço fora da área.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', text: 'Não existe nesta rua.' },
    { do: 'fill', field: 'Número', with: '1580' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', text: 'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde' },
    { do: 'press', button: 'Tentar Novamente' },
    { do: 'waitFor', heading: 'Endereço' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 4 }],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: [
      '[proposta] updateStep: 200',
      '[proposta] updateStep: 200',
      { matches: '^\\[proposta\\] journey: ' },
    ],
  },
});

export const listedMessages = defineScenario({
  id: 'listed-messages',
  title: 'Recusa em lista',
  story:
    'Um sistema antigo recusa o endereço com uma lista de mensagens. Elas aparecem juntas, e a segunda tentativa passa.',
  requirements: ['8.20'],
  product: 'credito-pessoal',
  tags: ['422'],
  world,
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: {
            code: 422,
            errors: {
              list: [{ MENSAGEM: 'Matrícula não localizada.' }, { MENSAGEM: 'Margem indisponível.' }],
            },
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'Matrícula não localizada. | Margem indisponível.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 422'],
  },
});

export const wordsOfMachines = defineScenario({
  id: 'words-of-machines',
  title: 'Palavras de máquina',
  story:
    'O serviço cai com as palavras do seu próprio programa: Marina lê português. Depois recusa um campo pelo caminho e outro com JSON dentro de MENSAGEM; a quarta tentativa passa.',
  requirements: ['8.11'],
  product: 'credito-pessoal',
  tags: ['422', '500'],
  world,
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        { kind: 'reply', status: 500, body: { code: 500, message: 'Internal server error' } },
        {
          kind: 'reply',
          status: 422,
          body: { code: 422, message: 'Revise.', errors: { 'data.numero': 'Não existe nesta rua.' } },
        },
        {
          kind: 'reply',
          status: 422,
          body: { code: 422, errors: [{ MENSAGEM: '{"message":"Margem indisponível."}' }] },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    {
      do: 'waitFor',
      text: 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
    },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', text: 'Revise.' },
    { do: 'waitFor', text: 'Não existe nesta rua.' },
    { do: 'fill', field: 'Número', with: '1580' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', text: 'Margem indisponível.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    notSeen: ['Internal server error', '{"message":"Margem indisponível."}'],
    sent: [{ operation: 'updateStep', times: 4 }],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 500', '[proposta] updateStep: 422', '[proposta] updateStep: 422'],
  },
});

const REASONS = [
  'O comprovante de residência enviado está em nome de outra pessoa e não podemos aceitá-lo sem uma declaração assinada.',
  'A fatura também tem mais de noventa dias, contados da data em que a proposta foi iniciada neste aparelho.',
  'Além disso, o número da casa informado no formulário não é o mesmo que aparece na fatura.',
  'Envie uma fatura recente ou procure a agência 0421 com um documento com foto.',
];

export const messageOfAnEmployee = defineScenario({
  id: 'message-of-an-employee',
  title: 'Mensagem longa com restos de programa',
  story:
    'Um funcionário do banco explica a recusa em muitas frases, e o programa junta uma pilha, JSON e um token. Marina lê só o que a pessoa escreveu: primeiro o começo, depois tudo.',
  requirements: ['2.55'],
  product: 'credito-pessoal',
  tags: ['422'],
  world,
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: {
            code: 422,
            message: `${REASONS.join(' ')} | TypeError: x is not a function\n    at salvar (/app/dist/main.js:10:3) | {"token":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"} | Dúvidas? Ligue 0800 123 4567.`,
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: `${REASONS[0]} ${REASONS[1]}` },
    { do: 'press', button: 'Ver mensagem completa' },
    { do: 'waitFor', text: `${REASONS.join(' ')} | Dúvidas? Ligue 0800 123 4567.` },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    notSeen: ['TypeError: x is not a function', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 422'],
  },
});

export const flowEnded = defineScenario({
  id: 'flow-ended',
  title: 'Fim da análise',
  story:
    'O serviço encerra a proposta de Marina com uma mensagem. A página diz o motivo e oferece refazer com outro CPF.',
  requirements: ['2.54', '8.22'],
  product: 'credito-pessoal',
  tags: ['422', 'e2e'],
  world,
  plan: {
    updateStep: {
      kind: 'reply',
      status: 422,
      body: {
        code: 422,
        message: 'Não atendemos a sua região no momento.',
        redirectToErrorPage: true,
      },
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'Não atendemos a sua região no momento.' },
    { do: 'press', button: 'Refazer com outro CPF' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'expectField', field: 'CPF', value: '' },
  ],
  verdict: {
    notSeen: ['Não atendemos a sua região no momento.'],
    sent: [{ operation: 'newHash', times: 1 }],
    endsAt: { heading: 'Dados pessoais' },
    console: ['[proposta] updateStep: 422'],
  },
});

export const proposalElsewhere = defineScenario({
  id: 'proposal-elsewhere',
  title: 'Proposta em outro link',
  story:
    'Marina já tem uma proposta mais adiantada em outro link. Ao enviar o endereço ela é levada para lá.',
  requirements: ['8.24'],
  product: 'credito-pessoal',
  tags: ['409'],
  world: {
    ...world,
    others: [
      {
        hash: '6650c1f2a4b3d90012e7f0aa',
        currentStep: 'dados-bancarios',
        answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
      },
    ],
  },
  plan: {
    updateStep: {
      kind: 'reply',
      status: 409,
      body: {
        code: 409,
        message: 'Você já possui uma proposta em andamento.',
        redirectProposalToCurrentStep: true,
        agxHash: '6650c1f2a4b3d90012e7f0aa',
      },
    },
  },
  walk: [{ do: 'open' }, ...submitAddress(marina), { do: 'waitFor', heading: 'Dados bancários' }],
  verdict: {
    notSeen: ['Você já possui uma proposta em andamento.'],
    sent: [{ operation: 'getSystem', times: 2 }],
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 409'],
  },
});

export const redirectWithoutHash = defineScenario({
  id: 'redirect-without-hash',
  title: 'Redirecionamento sem destino',
  story:
    'O serviço quer levar Marina a outra proposta mas não diz qual. A mensagem dele aparece e o log registra a falta do hash.',
  requirements: ['8.24', '8.49'],
  product: 'credito-pessoal',
  tags: ['409'],
  world,
  plan: {
    updateStep: {
      kind: 'reply',
      status: 409,
      body: {
        code: 409,
        message: 'Você já possui uma proposta em andamento.',
        redirectProposalToCurrentStep: true,
      },
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'Você já possui uma proposta em andamento.' },
    { do: 'press', button: 'Voltar' },
    { do: 'expectField', field: 'Número', value: marina.number },
  ],
  verdict: {
    notSeen: ['Você já possui uma proposta em andamento.'],
    endsAt: { heading: 'Endereço' },
    console: ['[proposta] updateStep: 409', 'Hash de redirecionamento não encontrado.'],
  },
});

export const redirectToNowhere = defineScenario({
  id: 'redirect-to-nowhere',
  title: 'Redirecionamento para um link que não existe',
  story:
    'O serviço leva Marina a outra proposta, mas aquele link não existe. A página diz isso; ao recarregar, a proposta dela está onde estava, com o que tinha digitado.',
  requirements: ['8.24', '11.3', '2.54'],
  product: 'credito-pessoal',
  tags: ['409'],
  world,
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 409,
          body: {
            code: 409,
            message: 'Você já possui uma proposta em andamento.',
            redirectProposalToCurrentStep: true,
            agxHash: '6650c1f2a4b3d90012e7ffff',
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', heading: 'Link de acesso é inválido' },
    { do: 'reload' },
    { do: 'expectField', field: 'Número', value: marina.number },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 3 }],
    effects: { savedSteps: 0 },
    endsAt: { heading: 'Endereço' },
    console: ['[proposta] updateStep: 409', '[proposta] getSystem: 404'],
  },
});

const redirection = {
  kind: 'reply',
  status: 400,
  body: {
    code: 400,
    message: 'Sua proposta mudou de link.',
    redirectProposalToCurrentStep: true,
    agxHash: '6650c1f2a4b3d90012e7f0aa',
  },
} as const;

export const redirectInCircles = defineScenario({
  id: 'redirect-in-circles',
  title: 'Redirecionamento em círculos',
  story:
    'O link de Marina leva a outro, e aquele leva a si mesmo. O aplicativo não pergunta sem fim: a página diz o que o serviço disse, e tentar de novo abre a proposta.',
  requirements: ['8.24', '8.49'],
  product: 'credito-pessoal',
  tags: ['400'],
  world: {},
  plan: { getSystem: { kind: 'sequence', answers: [redirection, redirection], afterLast: 'worldAnswers' } },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Atenção!' },
    { do: 'waitFor', text: 'Sua proposta mudou de link.' },
    { do: 'press', button: 'Tentar Novamente' },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 3 }],
    endsAt: { heading: 'Dados pessoais' },
    console: ['[proposta] getSystem: 400', 'Hash de redirecionamento não encontrado.'],
  },
});
