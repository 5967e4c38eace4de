import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';

export const tokenComVolta = defineScenario({
  id: 'token-com-volta',
  title: 'Voltar enquanto o código é esperado',
  story:
    'O código já foi enviado, e Marina quer rever o valor do saque. Ela volta, segue para a etapa atual e confirma o mesmo código.',
  requirements: ['4.12', '2.23b', '11.9'],
  product: 'saque-cartao',
  tags: ['token', 'retorno'],
  world: {
    proposal: {
      currentStep: 'validacao',
      answers: { saque: { valorDoSaque: 3000 } },
      stepStatus: { validacao: 'init' },
    },
    checks: { validacao: { polls: ENDLESS, ends: 'success', begins: 'init', stays: true } },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
    { do: 'press', button: 'Voltar' },
    { do: 'waitFor', heading: 'Como você quer sacar' },
    { do: 'expectField', field: 'Valor do saque', value: 'R$\u00a03.000,00' },
    { do: 'press', button: 'Ir para a etapa atual' },
    { do: 'waitFor', heading: 'Enviamos um link para você' },
    { do: 'fill', field: 'Código', with: '422530' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Identidade confirmada' },
  ],
  verdict: {
    sent: [
      { operation: 'validateToken', times: 2 },
      { operation: 'updateStep', times: 0 },
    ],
    effects: { codesSent: 1 },
    endsAt: { heading: 'Identidade confirmada' },
  },
});
