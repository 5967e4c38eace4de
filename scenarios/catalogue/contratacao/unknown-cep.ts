import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';

export const unknownCep = defineScenario({
  id: 'unknown-cep',
  title: 'CEP que ninguém conhece',
  story:
    'Nenhum dos dois serviços conhece o CEP. Marina preenche o endereço à mão, escolhe estado e cidade, e segue.',
  requirements: ['7.27', '7.21'],
  product: 'credito-pessoal',
  tags: ['cep', 'e2e'],
  world: {
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Endereço' },
    { do: 'fill', field: 'CEP', with: '99999-999' },
    { do: 'fill', field: 'Logradouro', with: 'Rua Nova' },
    { do: 'fill', field: 'Número', with: '5' },
    { do: 'fill', field: 'Bairro', with: 'Centro' },
    { do: 'choose', field: 'Estado', option: 'Minas Gerais' },
    { do: 'choose', field: 'Cidade', option: 'Machado' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    sent: [
      { operation: 'getCepFirst', times: 1 },
      { operation: 'getCepSecond', times: 1 },
      { operation: 'updateStep', times: 1, body: { data: { cep: '99999999', logradouro: 'Rua Nova' } } },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
  },
});
