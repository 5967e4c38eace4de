import { caio } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { choose, fill, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';

export const financiamentoVeiculoComeco = defineScenario({
  id: 'financiamento-veiculo-comeco',
  title: 'Financiamento: sem a placa, o modelo é escolhido',
  story:
    'Caio se identifica e não tem a placa do carro à mão. O formulário troca a placa por tipo e marca, e para aí.',
  requirements: ['3.26', '4.15'],
  product: 'financiamento-veiculo',
  tags: ['produto', 'veículo', 'e2e'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Quem vai financiar'),
    fill('Nome completo', caio.name),
    fill('CPF', caio.cpf),
    fill('Data de nascimento', caio.birth),
    fill('Celular', caio.cellphone),
    pressContinue,
    waitForHeading('Sobre o veículo'),
    choose('Você sabe a placa do veículo?', 'Não, quero escolher o modelo'),
    { do: 'waitFor', text: 'Tipo de veículo' },
  ],
  verdict: {
    seen: ['Tipo de veículo', 'Marca', 'Valor pela tabela FIPE'],
    notSeen: ['Placa'],
    sent: [
      {
        operation: 'createProposal',
        times: 1,
        body: { data: { cpf: '86135042726', dataDeNascimento: '05/12/1997' } },
      },
    ],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { path: '/sobreOVeiculo' },
  },
});
