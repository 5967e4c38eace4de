import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';

const [day, month, year] = marina.birth.split('/');

export const dataEmOutraGrafia = defineScenario({
  id: 'data-em-outra-grafia',
  title: 'A data guardada tem outra grafia',
  story:
    'Um sistema antigo guardou a data de nascimento de Marina como ano/mês/dia. Ela vê dia/mês/ano e segue sem corrigir nada.',
  requirements: ['5.26', '4.10'],
  product: 'credito-pessoal',
  tags: ['retorno'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios',
      reviewStep: 'dados-pessoais',
      answers: {
        'dados-pessoais': { ...personalAnswers(marina), dataDeNascimento: `${year}/${month}/${day}` },
        endereco: addressAnswers(marina),
      },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Dados pessoais'),
    { do: 'expectField', field: 'Data de nascimento', value: marina.birth },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 1, body: { data: { dataDeNascimento: marina.birth } } }],
    endsAt: { path: '/dados-bancarios' },
  },
});
