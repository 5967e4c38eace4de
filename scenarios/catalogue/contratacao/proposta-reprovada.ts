import { beatriz } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';

export const propostaReprovada = defineScenario({
  id: 'proposta-reprovada',
  title: 'Proposta reprovada no fim',
  story:
    'O banco reprovou a proposta de Beatriz depois da última etapa. A página final diz que não há oferta, sem o valor e o prazo que ela tinha escolhido, e não o texto do banco para quem contratou.',
  requirements: ['2.2', '2.3', '8.1'],
  product: 'consignado-inss',
  tags: ['sem oferta'],
  world: {
    proposal: {
      currentStep: 'finalizado',
      situation: 'reprovada',
      answers: {
        'dados-pessoais': { nome: beatriz.name, cpf: beatriz.cpf },
        simulacao: { valor: 12_345.67, prazo: 84, taxa: 0.0166, valorDaParcela: 274.31 },
      },
      customFields: { numeroDaProposta: '88123450', previsaoDePagamento: '2026-11-24' },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Não temos uma oferta hoje para você' },
    { do: 'waitFor', text: '88123450' },
  ],
  verdict: {
    seen: ['Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.'],
    notSeen: ['Seu empréstimo foi averbado', 'Valor do crédito', 'Depósito'],
    endsAt: { path: '/final-page' },
  },
});
