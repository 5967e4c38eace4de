import { beatriz } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { fill, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';

export const saqueCartaoComeco = defineScenario({
  id: 'saque-cartao-comeco',
  title: 'Saque no cartão: duas respostas e o cartão é reconhecido',
  story:
    'Beatriz já tem o cartão: o celular cadastrado aparece pela metade e não pode ser mudado. Ela se identifica e diz quanto quer sacar.',
  requirements: ['3.33', '4.15'],
  product: 'saque-cartao',
  tags: ['produto', 'cartão'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Saque no cartão'),
    { do: 'expectField', field: 'Celular cadastrado no cartão', value: '(11) 9****-4321' },
    fill('CPF', beatriz.cpf),
    fill('Nome completo', beatriz.name),
    pressContinue,
    waitForHeading('Como você quer sacar'),
  ],
  verdict: {
    sent: [{ operation: 'createProposal', times: 1, body: { data: { cpf: '31850746290' } } }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Como você quer sacar' },
  },
});
