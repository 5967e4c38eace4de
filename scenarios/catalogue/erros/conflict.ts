import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';
import { systemAnswer } from '../../products/system-answer.ts';

export const conflict = defineScenario({
  id: 'conflict',
  title: 'Proposta alterada em outro acesso',
  story:
    'Marina tem a proposta aberta em dois aparelhos. O outro já enviou o endereço; ao enviar aqui, o serviço responde CONFLICT e a proposta continua na etapa em que ela realmente está.',
  requirements: ['7.5', '8.25'],
  product: 'credito-pessoal',
  tags: ['404', 'conflito', 'e2e'],
  world: {
    proposal: {
      id: '665f1c2ab7e4d90012a3b4c5',
      currentStep: 'dados-bancarios',
      answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
    },
  },
  plan: {
    // The state that this device read before the other one continued.
    getSystem: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 200,
          body: {
            data: systemAnswer(creditoPessoal, {
              _id: '665f1c2ab7e4d90012a3b4c5',
              currentStep: 'endereco',
              reviewStep: null,
              hashId: creditoPessoal.hashId,
              situation: 'emAndamento',
              selfContract: { 'dados-pessoais': personalAnswers(marina) },
            }),
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 404,
          body: {
            code: 404,
            message: 'A proposta foi alterada em outro acesso.',
            errors: { status: 'CONFLICT' },
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', heading: 'Dados bancários' },
    { do: 'waitFor', text: 'Sua proposta mudou enquanto você preenchia' },
  ],
  verdict: {
    notSeen: ['A proposta foi alterada em outro acesso.'],
    sent: [
      { operation: 'updateStep', times: 1 },
      { operation: 'getSystem', times: 2 },
    ],
    effects: { proposals: 1, savedSteps: 0 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 404 CONFLICT'],
  },
});
