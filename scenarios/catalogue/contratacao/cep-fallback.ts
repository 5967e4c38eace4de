import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';

export const cepFallback = defineScenario({
  id: 'cep-fallback',
  title: 'CEP pelo segundo serviço',
  story:
    'O primeiro serviço de CEP está fora do ar. O segundo responde, e o endereço de Marina aparece do mesmo jeito.',
  requirements: ['7.27'],
  product: 'credito-pessoal',
  tags: ['cep', 'e2e'],
  world: {
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
  },
  plan: { getCepFirst: { kind: 'networkError' } },
  walk: [{ do: 'open' }, ...submitAddress(marina), { do: 'waitFor', heading: 'Dados bancários' }],
  verdict: {
    sent: [
      { operation: 'getCepFirst', times: 1 },
      { operation: 'getCepSecond', times: 1 },
      {
        operation: 'updateStep',
        body: { data: { cep: '01310100', logradouro: 'Avenida Paulista', bairro: 'Bela Vista' } },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
  },
});
