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
