import { joaquim, marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { choose, fill, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';

export const ipNoEnvio = defineScenario({
  id: 'ip-no-envio',
  title: 'O IP vai com a proposta',
  story: 'O primeiro serviço de IP responde. O endereço do aparelho de Marina vai com a criação da proposta.',
  requirements: ['7.6', '7.9'],
  product: 'credito-pessoal',
  tags: ['ip'],
  world: {},
  plan: {},
  walk: [{ do: 'open' }, ...submitPersonalData(marina), waitForHeading('Endereço')],
  verdict: {
    sent: [
      { operation: 'getIpFirst', times: 1 },
      { operation: 'getIpSecond', times: 0 },
      { operation: 'createProposal', times: 1, body: { deviceIp: '203.0.113.42' } },
    ],
    endsAt: { heading: 'Endereço' },
  },
});

export const ipDoSegundoServico = defineScenario({
  id: 'ip-do-segundo-servico',
  title: 'O IP vem do segundo serviço',
  story:
    'O primeiro serviço de IP não responde. Depois de três segundos o segundo é perguntado, e a proposta é criada com o que ele diz.',
  requirements: ['7.6', '2.17'],
  product: 'credito-pessoal',
  tags: ['ip', 'espera'],
  world: {},
  plan: { getIpFirst: { kind: 'hang' } },
  walk: [{ do: 'open' }, ...submitPersonalData(marina), waitForHeading('Endereço')],
  verdict: {
    sent: [
      { operation: 'getIpSecond', times: 1 },
      { operation: 'createProposal', times: 1, body: { deviceIp: '203.0.113.42' } },
    ],
    endsAt: { heading: 'Endereço' },
  },
});

export const cepSemServico = defineScenario({
  id: 'cep-sem-servico',
  title: 'CEP: os dois serviços fora do ar',
  story:
    'Nenhum dos dois serviços de CEP responde. Nada trava: Joaquim preenche o endereço inteiro à mão e segue.',
  requirements: ['7.27'],
  product: 'credito-pessoal',
  tags: ['cep', 'conexão'],
  world: {
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(joaquim) } },
  },
  plan: { getCepFirst: { kind: 'html', status: 503 }, getCepSecond: { kind: 'networkError' } },
  walk: [
    { do: 'open' },
    waitForHeading('Endereço'),
    fill('CEP', joaquim.cep),
    fill('Logradouro', joaquim.street),
    fill('Número', joaquim.number),
    fill('Bairro', joaquim.district),
    choose('Estado', joaquim.state.label),
    choose('Cidade', joaquim.city),
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [
      { operation: 'getCepFirst', times: 1 },
      { operation: 'getCepSecond', times: 1 },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
  },
});
