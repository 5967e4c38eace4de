import { joaquim } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';

export const townCep = defineScenario({
  id: 'town-cep',
  title: 'CEP único da cidade',
  story:
    'O CEP de Joaquim vale para a cidade inteira. Estado e cidade são preenchidos; rua e bairro ficam abertos, e o que ele digitou antes do CEP não é apagado.',
  requirements: ['7.27', '11.6'],
  product: 'credito-pessoal',
  tags: ['cep', 'e2e'],
  world: {
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(joaquim) } },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Endereço' },
    { do: 'fill', field: 'Logradouro', with: joaquim.street },
    { do: 'fill', field: 'CEP', with: joaquim.cep },
    { do: 'expectField', field: 'Cidade', value: joaquim.city },
    { do: 'expectField', field: 'Logradouro', value: joaquim.street },
    { do: 'fill', field: 'Número', with: joaquim.number },
    { do: 'fill', field: 'Bairro', with: joaquim.district },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    sent: [
      { operation: 'getCepFirst', times: 1 },
      { operation: 'getCepSecond', times: 0 },
      {
        operation: 'updateStep',
        times: 1,
        body: { data: { logradouro: 'Rua das Acácias', bairro: 'Centro' } },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
  },
});
