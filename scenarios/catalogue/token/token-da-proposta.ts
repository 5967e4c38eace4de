import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';

export const tokenDaProposta = defineScenario({
  id: 'token-da-proposta',
  title: 'Confirmação da proposta',
  story: 'Antes da simulação a proposta é confirmada por um código enviado por WhatsApp.',
  requirements: ['4.7', '2.23', '7.20'],
  product: 'credito-conta-de-luz',
  tags: ['token'],
  world: {
    proposal: { currentStep: 'confirmacao', answers: {}, stepStatus: { confirmacao: 'init' } },
    checks: { confirmacao: { polls: ENDLESS, ends: 'success', begins: 'init', stays: true } },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme sua proposta' },
    { do: 'check', field: 'WhatsApp (11) *****-4321' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'waitFor', heading: 'Falta confirmar a proposta' },
    { do: 'fill', field: 'Código', with: '615204' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Proposta confirmada' },
  ],
  verdict: {
    sent: [{ operation: 'validateToken', times: 2, body: { method: 'whatsapp' } }],
    endsAt: { heading: 'Proposta confirmada' },
  },
});
