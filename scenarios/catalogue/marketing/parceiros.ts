import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';

const question =
  'Podemos informar a parceiros em que etapa você está? Seu nome, CPF e contatos não são enviados.';

export const parceirosPermitidos = defineScenario({
  id: 'parceiros-permitidos',
  title: 'Campanha com parceiros: permitido',
  story:
    'Marina veio por uma campanha que tem um parceiro. Uma linha pergunta se ele pode saber das etapas; ela permite e segue, e o que o parceiro faz não aparece.',
  requirements: ['7.38', '12.7', '2.22d'],
  product: 'credito-pessoal',
  tags: ['marketing', 'e2e'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', query: { campaign: 'exemplo' } },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'waitFor', text: question },
    { do: 'press', button: 'Permitir' },
    ...submitPersonalData(marina),
    { do: 'waitFor', heading: 'Endereço' },
  ],
  verdict: { notSeen: [question], effects: { proposals: 1 }, endsAt: { heading: 'Endereço' } },
});

export const parceirosRecusados = defineScenario({
  id: 'parceiros-recusados',
  title: 'Campanha com parceiros: não permitido',
  story:
    'Marina não quer que parceiros saibam das etapas. Ela recarrega a página e ninguém pergunta de novo.',
  requirements: ['12.7'],
  product: 'credito-pessoal',
  tags: ['marketing'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', query: { campaign: 'exemplo' } },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'waitFor', text: question },
    { do: 'press', button: 'Não permitir' },
    { do: 'reload' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    ...submitPersonalData(marina),
    { do: 'waitFor', heading: 'Endereço' },
  ],
  verdict: { notSeen: [question], endsAt: { heading: 'Endereço' } },
});

export const parceirosSemPergunta = defineScenario({
  id: 'parceiros-sem-pergunta',
  title: 'Campanha que ninguém conhece',
  story: 'O código de campanha do link não tem parceiros: não há o que perguntar, e a proposta segue.',
  requirements: ['2.22', '7.38'],
  product: 'credito-pessoal',
  tags: ['marketing'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', query: { campaign: 'nao-existe' } },
    { do: 'waitFor', heading: 'Dados pessoais' },
    ...submitPersonalData(marina),
    { do: 'waitFor', heading: 'Endereço' },
  ],
  verdict: { notSeen: [question, 'Permitir'], endsAt: { heading: 'Endereço' } },
});
