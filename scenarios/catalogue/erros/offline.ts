import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
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
