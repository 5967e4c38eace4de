import { check } from './check.ts';

/** Credit analysis; remake offers a new simulation (2.24). */
export const creditAnalysis = check({
  waiting: {
    title: 'Estamos analisando seu crédito',
    text: 'Consultamos os birôs de crédito e as regras do banco. Costuma levar menos de um minuto.',
  },
  success: { title: 'Análise concluída', text: 'Sua proposta pode seguir adiante.' },
  failed: { title: 'Não conseguimos concluir a análise' },
  remake: {
    title: 'Há uma nova condição para você',
    text: 'Com base na análise, preparamos outra simulação.',
    button: { label: 'Ver nova simulação', action: 'newSimulation' },
  },
});
