import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { allAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { fillAddress } from '../../products/credito-pessoal.walk.ts';

export const offline = defineScenario({
  id: 'offline',
  title: 'Sem internet ao enviar',
  story:
    'O celular de Marina fica sem internet na hora de enviar o endereço. O aviso diz isso, o que ela digitou continua ali, e quando a internet volta ele some sozinho, sem enviar nada. Ela continua.',
  requirements: ['8.2'],
  product: 'credito-pessoal',
  tags: ['rede', 'e2e'],
  world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } } },
  plan: {},
  walk: [
    { do: 'open' },
    ...fillAddress(marina),
    { do: 'goOffline' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', text: 'Verifique sua conexão com a internet.' },
    { do: 'goOnline' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    notSeen: ['Verifique sua conexão com a internet.'],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: offline'],
  },
});

export const offlineNaConclusao = defineScenario({
  id: 'offline-na-conclusao',
  title: 'Sem internet na conclusão',
  story:
    'O celular de Marina fica sem internet enquanto o serviço conclui a proposta. O aviso some sozinho quando a internet volta, e a espera continua até o fim.',
  requirements: ['8.2', '4.22'],
  product: 'credito-pessoal',
  tags: ['rede', 'espera'],
  world: {
    proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
    completion: { polls: 2, ends: 'success' },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Estamos finalizando sua proposta' },
    { do: 'goOffline' },
    { do: 'advance', ms: 2000 },
    { do: 'waitFor', text: 'Verifique sua conexão com a internet.' },
    { do: 'goOnline' },
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: {
    notSeen: ['Verifique sua conexão com a internet.'],
    endsAt: { heading: 'Proposta enviada' },
    console: ['[proposta] finishedUpdate: offline'],
  },
});
