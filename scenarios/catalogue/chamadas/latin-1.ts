import { joaquim } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitBankAccount } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';

const encoding = 'iso-8859-1';

/** The answers of an old system, or of a gateway in front of one. */
export const latin1 = defineScenario({
  id: 'latin-1',
  title: 'Respostas em Latin-1',
  story:
    'O serviço responde em ISO-8859-1, sem dizer isso no cabeçalho. Joaquim lê os acentos, e o banco que ele escolhe volta ao serviço como veio.',
  requirements: ['1.1', '16.2'],
  product: 'credito-pessoal',
  tags: ['codificação', 'acentos', '422', 'e2e'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios',
      answers: { 'dados-pessoais': personalAnswers(joaquim), endereco: addressAnswers(joaquim) },
    },
  },
  plan: {
    getSystem: { kind: 'world', encoding },
    getResource: { kind: 'world', encoding },
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: { code: 422, message: 'Atenção: a agência não existe neste município — confira.' },
          encoding,
        },
        { kind: 'world', encoding },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitBankAccount(joaquim),
    { do: 'waitFor', text: 'Atenção: a agência não existe neste município — confira.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Termos' },
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        times: 2,
        body: { data: { banco: { value: '104', label: '104 - Caixa Econômica Federal' } } },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Termos' },
    console: ['[proposta] updateStep: 422'],
  },
});
