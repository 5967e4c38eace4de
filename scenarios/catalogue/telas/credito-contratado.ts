import { caio } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';

const answers = {
  'dados-pessoais': { nome: caio.name, cpf: caio.cpf },
  simulacao: { valor: 12_345.67, prazo: 84, taxa: 0.0166, valorDaParcela: 274.31 },
};

export const creditoContratado = defineScenario({
  id: 'credito-contratado',
  title: 'Página final com o crédito contratado',
  story:
    'A proposta de Caio terminou. Na página do crédito estão o valor, as parcelas, a taxa, o vencimento e o número da proposta, e o caminho para a situação.',
  requirements: ['2.2', '3.19'],
  product: 'consignado-inss',
  tags: ['telas', 'link'],
  world: {
    proposal: {
      currentStep: 'finalizado',
      situation: 'finalizada',
      answers,
      customFields: {
        numeroDaProposta: '88123450',
        primeiroVencimento: '2027-01-07',
        previsaoDePagamento: 'Em até dois dias úteis',
      },
    },
  },
  plan: {},
  walk: [
    { do: 'open', path: '/credit-final-page' },
    { do: 'waitFor', heading: 'Seu crédito foi contratado' },
    { do: 'waitFor', text: 'R$ 12.345,67' },
    { do: 'waitFor', text: '84 parcelas' },
    { do: 'waitFor', text: 'R$ 274,31' },
    { do: 'waitFor', text: '1,66% ao mês' },
    { do: 'waitFor', text: '07/01/2027' },
    { do: 'waitFor', text: 'Em até dois dias úteis' },
    { do: 'waitFor', text: '88123450' },
    { do: 'press', button: 'Ver situação da proposta' },
    { do: 'waitFor', heading: 'Situação da proposta' },
    { do: 'waitFor', text: 'Finalizada' },
    { do: 'press', button: 'Ver crédito contratado' },
    { do: 'waitFor', heading: 'Seu crédito foi contratado' },
    { do: 'press', button: 'Voltar' },
    { do: 'waitFor', heading: 'Seu empréstimo foi averbado' },
  ],
  verdict: { endsAt: { path: '/final-page' } },
});

export const creditoAindaNao = defineScenario({
  id: 'credito-ainda-nao',
  title: 'Crédito contratado, cedo demais',
  story: 'O endereço do crédito contratado é aberto no meio da proposta: ela abre onde está.',
  requirements: ['2.2', '2.15'],
  product: 'consignado-inss',
  tags: ['telas', 'link'],
  world: {
    proposal: { currentStep: 'averbacao', answers },
    checks: { averbacao: { polls: ENDLESS, ends: 'success' } },
  },
  plan: {},
  walk: [
    { do: 'open', path: '/credit-final-page' },
    { do: 'waitFor', heading: 'Sua averbação está em andamento' },
  ],
  verdict: { notSeen: ['Seu crédito foi contratado'], endsAt: { path: '/averbacao' } },
});
