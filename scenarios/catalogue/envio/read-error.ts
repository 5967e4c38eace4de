import { marina } from '../../cast/personas.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import {
  fill,
  press,
  submitAddressWithoutComplement,
  waitForHeading,
} from '../../products/building-blocks/fill.ts';

const WARNING = 'Não conseguimos ler seus dados';

/** The energy bill is readable, but the address on it does not match. */
const world: StartingWorld = {
  proposal: {
    currentStep: 'endereco',
    answers: {
      'dados-pessoais': { nome: marina.name, cpf: '52998224725', contaEmMeuNome: 'Sim' },
      dadosContaDeLuz: { numeroDaInstalacao: '204518890', valorDaConta: 187.4 },
    },
  },
  unreadable: ['endereco'],
};

export const readErrorAdvance = defineScenario({
  id: 'read-error-advance',
  title: 'Leitura com erro: continuar e corrigir',
  story:
    'O endereço não confere com a conta de luz. Marina continua, copia o endereço da conta e segue para o documento.',
  requirements: ['4.2', '4.18a'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'e2e'],
  world,
  plan: {},
  walk: [
    { do: 'open' },
    ...submitAddressWithoutComplement(marina),
    waitForHeading(WARNING),
    press('Continuar'),
    waitForHeading('Endereço como está na conta'),
    fill('Endereço impresso na conta', 'Av Paulista 1000 ap 42'),
    press('Continuar'),
    waitForHeading('Documento com foto'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { finished: false } }],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { heading: 'Documento com foto' },
  },
});

export const readErrorCancel = defineScenario({
  id: 'read-error-cancel',
  title: 'Leitura com erro: cancelar e conferir',
  story: 'Marina cancela para conferir o que enviou: está de volta ao endereço, e envia de novo.',
  requirements: ['4.2', '4.18'],
  product: 'credito-conta-de-luz',
  tags: ['envio'],
  world,
  plan: {},
  walk: [
    { do: 'open' },
    ...submitAddressWithoutComplement(marina),
    waitForHeading(WARNING),
    press('Cancelar'),
    waitForHeading('Endereço'),
    { do: 'expectField', field: 'Número', value: marina.number },
    fill('Número', '1001'),
    press('Continuar'),
    waitForHeading('Documento com foto'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { data: { numero: '1001' } } }],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { heading: 'Documento com foto' },
  },
});

export const readErrorSkip = defineScenario({
  id: 'read-error-skip',
  title: 'Leitura com erro: pular',
  story: 'Marina segue assim mesmo: o mesmo endereço é enviado como terminado, e o documento é o próximo.',
  requirements: ['4.2', '4.18'],
  product: 'credito-conta-de-luz',
  tags: ['envio'],
  world,
  plan: {},
  walk: [
    { do: 'open' },
    ...submitAddressWithoutComplement(marina),
    waitForHeading(WARNING),
    press('Pular e seguir assim mesmo'),
    waitForHeading('Documento com foto'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { finished: true, data: { numero: marina.number } } }],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { heading: 'Documento com foto' },
  },
});

export const readErrorReload = defineScenario({
  id: 'read-error-reload',
  title: 'Leitura com erro: página recarregada',
  story:
    'Marina copia o endereço da conta. O celular recarrega a página, e o que ela digitou ainda está lá, embora o serviço só dê essa etapa quando alguém chega a ela.',
  requirements: ['4.18', '11.3'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'e2e'],
  world,
  plan: {},
  walk: [
    { do: 'open' },
    ...submitAddressWithoutComplement(marina),
    waitForHeading(WARNING),
    press('Continuar'),
    waitForHeading('Endereço como está na conta'),
    fill('Endereço impresso na conta', 'Av Paulista 1000 ap 42'),
    { do: 'reload' },
    waitForHeading('Endereço como está na conta'),
    { do: 'expectField', field: 'Endereço impresso na conta', value: 'Av Paulista 1000 ap 42' },
    press('Continuar'),
    waitForHeading('Documento com foto'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { finished: false } }],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { heading: 'Documento com foto' },
  },
});

export const readErrorReloadQuestion = defineScenario({
  id: 'read-error-reload-question',
  title: 'Leitura com erro: página recarregada na pergunta',
  story:
    'O celular recarrega a página enquanto Marina procura a conta. A pergunta ainda está lá, e ela segue assim mesmo.',
  requirements: ['4.18', '11.3'],
  product: 'credito-conta-de-luz',
  tags: ['envio'],
  world,
  plan: {},
  walk: [
    { do: 'open' },
    ...submitAddressWithoutComplement(marina),
    waitForHeading(WARNING),
    { do: 'reload' },
    waitForHeading(WARNING),
    press('Pular e seguir assim mesmo'),
    waitForHeading('Documento com foto'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { finished: true, data: { numero: marina.number } } }],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { heading: 'Documento com foto' },
  },
});
