import { marina } from '../../cast/personas.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { choose, fill, press, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';

const atAddress: StartingWorld = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

const UNKNOWN_CEP = 'CEP não encontrado. Confira os números ou preencha o endereço.';
const CEP_LOOKUP_FAILED = 'Não foi possível consultar o CEP. Preencha o endereço ou tente novamente.';

export const outroCepDesconhecido = defineScenario({
  id: 'outro-cep-desconhecido',
  title: 'O segundo CEP ninguém conhece',
  story:
    'Marina digita um CEP, o endereço aparece, e ela escreve o bairro de outro jeito. Então corrige o CEP para um que ninguém conhece: rua, cidade e estado do primeiro somem, o bairro que ela escreveu fica, e uma linha diz por quê.',
  requirements: ['5.29', '7.27', '11.6'],
  product: 'credito-pessoal',
  tags: ['cep', 'e2e'],
  world: atAddress,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Endereço'),
    fill('CEP', marina.cep),
    { do: 'expectField', field: 'Logradouro', value: marina.street },
    { do: 'expectField', field: 'Cidade', value: marina.city },
    fill('Bairro', 'Vila Nova'),
    fill('CEP', '99999-999'),
    { do: 'waitFor', text: UNKNOWN_CEP },
    { do: 'expectField', field: 'Logradouro', value: '' },
    { do: 'expectField', field: 'Cidade', value: '' },
    { do: 'expectField', field: 'Estado', value: '' },
    { do: 'expectField', field: 'Bairro', value: 'Vila Nova' },
  ],
  verdict: { sent: [{ operation: 'updateStep', times: 0 }], endsAt: { heading: 'Endereço' } },
});

export const outroCepSemConsulta = defineScenario({
  id: 'outro-cep-sem-consulta',
  title: 'O segundo CEP não pôde ser consultado',
  story:
    'O endereço do primeiro CEP está na tela quando Marina digita outro, e os dois serviços de CEP caem. O endereço velho some, uma linha diz que o CEP não pôde ser consultado, e ao tentar de novo ele vem.',
  requirements: ['5.29', '7.27', '4.34'],
  product: 'credito-pessoal',
  tags: ['cep', 'e2e'],
  world: atAddress,
  plan: {
    getCepFirst: {
      kind: 'sequence',
      answers: [{ kind: 'world' }, { kind: 'networkError' }],
      afterLast: 'worldAnswers',
    },
    getCepSecond: { kind: 'sequence', answers: [{ kind: 'networkError' }], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Endereço'),
    fill('CEP', '20040-020'),
    { do: 'expectField', field: 'Estado', value: 'Rio de Janeiro' },
    fill('CEP', marina.cep),
    { do: 'waitFor', text: CEP_LOOKUP_FAILED },
    { do: 'expectField', field: 'Logradouro', value: '' },
    // A person reads first. Within a second the mock host takes the same request for a resend by the browser.
    { do: 'advance', ms: 1200 },
    press('Tentar novamente: CEP'),
    { do: 'expectField', field: 'Logradouro', value: marina.street },
    fill('Número', marina.number),
    { do: 'expectField', field: 'Cidade', value: marina.city },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        times: 1,
        body: { data: { cep: '01310100', logradouro: 'Avenida Paulista' } },
      },
    ],
    notSeen: [CEP_LOOKUP_FAILED],
    endsAt: { heading: 'Dados bancários' },
  },
});

export const cepZerado = defineScenario({
  id: 'cep-zerado',
  title: 'CEP 00000-000',
  story:
    'Oito zeros são um CEP como outro qualquer: a consulta diz que ninguém o conhece, e Marina preenche o endereço à mão.',
  requirements: ['9.24', '7.27'],
  product: 'credito-pessoal',
  tags: ['cep', 'e2e'],
  world: atAddress,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Endereço'),
    fill('CEP', '00000-000'),
    { do: 'waitFor', text: UNKNOWN_CEP },
    fill('Logradouro', 'Rua Nova'),
    fill('Número', '5'),
    fill('Bairro', 'Centro'),
    choose('Estado', 'Minas Gerais'),
    choose('Cidade', 'Machado'),
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [
      { operation: 'getCepFirst', times: 1 },
      { operation: 'getCepSecond', times: 1 },
      { operation: 'updateStep', times: 1, body: { data: { cep: '00000000', logradouro: 'Rua Nova' } } },
    ],
    endsAt: { heading: 'Dados bancários' },
  },
});
