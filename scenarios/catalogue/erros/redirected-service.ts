import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';

/** The host that the service redirects to. It must not be called. */
const redirection = {
  kind: 'offContract',
  reason: 'The contract declares no redirect; a server at a wrong address of the configuration may send one.',
  status: 307,
  body: null,
  headers: { location: 'https://outro.exemplo/unauth/product-self-contract' },
} as const;

export const redirectedService = defineScenario({
  id: 'redirected-service',
  title: 'O serviço manda para outro endereço',
  story:
    'Um endereço errado na configuração responde com um desvio, na abertura e no envio. Nada segue para lá: o aviso é o de conexão, e quem cuida da instalação lê o motivo no console.',
  requirements: ['7.4', '8.3', '12.9'],
  product: 'credito-pessoal',
  tags: ['rede', 'e2e'],
  world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } } },
  plan: {
    getSystem: { kind: 'sequence', answers: [redirection], afterLast: 'worldAnswers' },
    updateStep: { kind: 'sequence', answers: [redirection], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'A conexão falhou' },
    { do: 'waitFor', text: 'Por favor, tente novamente recarregando a página.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Endereço' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'A conexão falhou' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: [
      '[proposta] getSystem: redirected (the serviceUrl of the deployment is wrong)',
      '[proposta] updateStep: redirected (the serviceUrl of the deployment is wrong)',
    ],
  },
});
