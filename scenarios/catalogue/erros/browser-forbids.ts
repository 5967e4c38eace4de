import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';

const blockedCookiesPage = {
  title: 'Atenção - Cookies bloqueados!',
  text: 'Esse página necessita de acesso aos cookies para seu funcionamento.',
};

export const cookiesBlocked = defineScenario({
  id: 'cookies-blocked',
  title: 'Cookies bloqueados ao abrir',
  story:
    'O navegador de Marina bloqueia os cookies. O link abre uma página que diz isso, e nada é perguntado ao serviço.',
  requirements: ['8.13', '2.54c'],
  product: 'credito-pessoal',
  tags: ['navegador', 'cookies'],
  world: {},
  plan: {},
  walk: [
    { do: 'forbid', feature: 'cookies' },
    { do: 'open' },
    waitForHeading(blockedCookiesPage.title),
    { do: 'waitFor', text: blockedCookiesPage.text },
    press('Tentar Novamente'),
    waitForHeading(blockedCookiesPage.title),
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 0 }],
    endsAt: { heading: blockedCookiesPage.title },
    console: ['[proposta] journey: blocked_cookies'],
  },
});

export const cookiesBlockedOnRestart = defineScenario({
  id: 'cookies-blocked-on-restart',
  title: 'Cookies bloqueados ao recomeçar',
  story:
    'Marina bloqueia os cookies no meio da proposta e depois tenta recomeçar. Um aviso diz por que não dá, e a proposta continua aberta atrás dele.',
  requirements: ['8.13'],
  product: 'financiamento-veiculo',
  tags: ['navegador', 'cookies', 'recomeço'],
  world: {
    proposal: {
      currentStep: 'sobreOVeiculo',
      answers: { identificacao: { nome: marina.name, cpf: '52998224725' } },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Sobre o veículo'),
    { do: 'forbid', feature: 'cookies' },
    press('Recomeçar'),
    waitForHeading('Recomeçar a proposta?'),
    press('Recomeçar'),
    waitForHeading(blockedCookiesPage.title),
    { do: 'waitFor', text: blockedCookiesPage.text },
    press('Voltar'),
    waitForHeading('Sobre o veículo'),
  ],
  verdict: {
    notSeen: [blockedCookiesPage.title],
    sent: [{ operation: 'newHash', times: 0 }],
    effects: { hashes: 1 },
    endsAt: { path: '/sobreOVeiculo' },
    console: ['[proposta] journey: blocked_cookies'],
  },
});

export const noGeolocation = defineScenario({
  id: 'no-geolocation',
  title: 'Navegador sem geolocalização',
  story:
    'O navegador de Marina não tem geolocalização. Ela não percebe nada: a proposta vai sem coordenadas, e só o console fica sabendo, uma vez.',
  requirements: ['8.18', '4.17'],
  product: 'credito-pessoal',
  tags: ['navegador', 'geolocalização'],
  world: {},
  plan: {},
  walk: [
    { do: 'forbid', feature: 'geolocation' },
    { do: 'open' },
    ...submitPersonalData(marina),
    waitForHeading('Endereço'),
  ],
  verdict: {
    notSeen: ['Geolocalização não é suportada pelo navegador.'],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
    console: ['Geolocalização não é suportada pelo navegador.'],
  },
});
