import { expect, test } from 'vitest';
import { decodeSystem } from './system.ts';

const display = {
  finalPage: {
    title: 'Fim',
    description: 'Até logo',
    buttonText: 'Sair',
    extraButtonLink: 'https://exemplo.com.br',
    extraButtonName: 'Mais',
  },
  homePage: {
    buttonText: 'Vamos',
    pageTitle: 'Início',
    supportUrl: 'https://ajuda.exemplo.com.br',
    topText: 'Olá',
    topSubText: 'Tudo bem?',
  },
  questionLabels: {
    initialQuestion: 'Quer?',
    secondaryQuestionPositive: 'Sim?',
    secondaryQuestionNegative: 'Não?',
  },
  colors: {
    primary: '#111111',
    secondary: '#222222',
    textColor: '#333333',
    lightenPrimaryColor: '#444444',
    darkenPrimaryColor: '#555555',
    theme: 'dark',
  },
  favicon: 'https://exemplo.com.br/icone.png',
  pageTitle: 'Crédito',
  images: {
    desktopBackground: 'https://exemplo.com.br/fundo.png',
    home: 'https://exemplo.com.br/casa.png',
    logo: 'https://exemplo.com.br/logo.png',
    miniLogo: 'https://exemplo.com.br/mini.png',
  },
} as const;

const FLAGS = [
  'hideWhatsAppButton',
  'hasLandingPage',
  'hideStepAmount',
  'hideNotificationPageLink',
  'hideProgressBar',
  'hidePopupMultiProposal',
  'enableProposalRestartAtAnytime',
] as const;

test('[3.9] [3.10] [3.11] [3.12] [3.13] [3.14] [3.15] the display of the configuration comes with all its groups, as the service wrote them', () => {
  const { configuration } = decodeSystem({ configuration: { display } }) ?? {};
  expect(configuration?.display).toMatchObject(display);
  expect(FLAGS.map(flag => configuration?.display[flag])).toEqual(FLAGS.map(() => false));
});

test.each(FLAGS)('[3.10] [3.16] the flag %s is read independently', flag => {
  const { configuration } = decodeSystem({ configuration: { display: { [flag]: true } } }) ?? {};
  expect(FLAGS.filter(name => configuration?.display[name])).toEqual([flag]);
});

test.each([[{}], [{ configuration: null }], [{ configuration: [] }], [{ configuration: 'x' }]])(
  '[5.34a] without a configuration (%o) there is no system',
  data => {
    expect(decodeSystem(data)).toBeUndefined();
  },
);

test('[3.4] [3.6] an empty configuration is valid: everything is absent, nothing breaks', () => {
  const system = decodeSystem({ configuration: {} });
  expect(system).toMatchObject({ proposal: undefined, waitsForCompletion: false });
  expect(system?.configuration).toMatchObject({
    steps: [],
    bank: { id: '', name: '', slug: '', image: '' },
    inactivity: undefined,
  });
  expect(system?.configuration.display).toMatchObject({ hasLandingPage: false, pageTitle: '' });
});

test('[3.14] font and wave colour are in the member extra', () => {
  const display = {
    colors: { primary: '#111111', extra: { 'font-family': 'Lato', 'wave-color': '#222222' } },
  };
  expect(decodeSystem({ configuration: { display } })?.configuration.display.colors).toMatchObject({
    primary: '#111111',
    fontFamily: 'Lato',
    waveColor: '#222222',
  });
});

test.each([
  [
    { enable: true, timeout: 120, message: 'Oi' },
    { seconds: 120, message: 'Oi' },
  ],
  [{ enable: false, timeout: 120 }, undefined],
  [
    { enable: true, timeout: 0 },
    { seconds: 30, message: '' },
  ],
  [
    { enable: true, timeout: -1 },
    { seconds: 30, message: '' },
  ],
  [
    { enable: true, timeout: '1e300' },
    { seconds: 86_400, message: '' },
  ],
  [{ enable: true }, undefined],
])('[3.8] the timer %o is %o', (timer, inactivity) => {
  expect(decodeSystem({ configuration: { disrupture: { timer } } })?.configuration.inactivity).toEqual(
    inactivity,
  );
});

test('[3.7] [16.2] a step reuses documents only if its flag is yes, in any spelling', () => {
  const stepsWithReuseDocument = { a: true, b: 'True', c: 1, d: 'sim', e: 2, f: 'x', g: null };
  expect({
    ...decodeSystem({ configuration: { stepsWithReuseDocument } })?.configuration.stepsWithReuseDocument,
  }).toEqual({
    a: true,
    b: true,
    c: true,
    d: true,
    e: false,
    f: false,
    g: false,
  });
});

test.each([
  ['a form that cannot be read', { slug: 'dados', fields: { items: [] } }],
  ['a first step without a slug', { name: 'Dados', slug: null, fields: [{ key: 'nome' }] }],
  ['a text in place of the first step', 'inesperado'],
  ['a list in place of the first step', [{ slug: 'dados' }]],
])(
  '[10.13] [8.48] without a proposal a system answer with %s is none: the journey would begin elsewhere',
  (_, first) => {
    const steps = [first, { slug: 'oferta' }];
    expect(decodeSystem({ configuration: {}, steps })).toBeUndefined();
    const opened = decodeSystem({ configuration: {}, steps, proposal: { _id: 'p', currentStep: 'oferta' } });
    expect(opened?.configuration.steps.map(({ slug }) => slug)).toEqual(['oferta']);
  },
);

test.each([[null], [''], [false]])(
  '[10.13] [16.2] %o before the first step is no step, so the journey begins as usual',
  nothing => {
    const steps = [nothing, { slug: 'dados' }, { slug: 'oferta' }];
    const opened = decodeSystem({ configuration: {}, steps });
    expect(opened?.configuration.steps.map(({ slug }) => slug)).toEqual(['dados', 'oferta']);
    expect(decodeSystem({ configuration: {}, steps: [nothing, 7, ...steps] })).toBeUndefined();
  },
);
