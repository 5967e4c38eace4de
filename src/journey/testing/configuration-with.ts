import type { Configuration, Named } from '../model/configuration.ts';

const unnamed: Named = { id: '', name: '', slug: '' };

/** A configuration for tests with these members and otherwise empty ones. */
export const configurationWith = ({
  display,
  ...overrides
}: Partial<Omit<Configuration, 'display'>> & {
  display?: Partial<Configuration['display']>;
} = {}): Configuration => ({
  code: '',
  bank: { ...unnamed, image: '' },
  master: { id: '' },
  product: unnamed,
  metaProduct: unnamed,
  corporation: { id: '' },
  store: { id: '' },
  metaProductBank: unnamed,
  steps: [],
  tutorialBanksName: [],
  directForm: false,
  redirect: false,
  canShowSidebar: false,
  indicator: '',
  jwtToken: '',
  stepsWithReuseDocument: {},
  inactivity: undefined,
  display: { ...emptyDisplay, ...display },
  ...overrides,
});

const emptyDisplay: Configuration['display'] = {
  finalPage: { title: '', description: '', buttonText: '', extraButtonLink: '', extraButtonName: '' },
  homePage: { buttonText: '', pageTitle: '', supportUrl: '', offersUrl: '', topText: '', topSubText: '' },
  questionLabels: { initialQuestion: '', secondaryQuestionPositive: '', secondaryQuestionNegative: '' },
  colors: {
    primary: '',
    secondary: '',
    textColor: '',
    lightenPrimaryColor: '',
    darkenPrimaryColor: '',
    theme: '',
    fontFamily: '',
    waveColor: '',
  },
  favicon: '',
  pageTitle: '',
  images: { desktopBackground: '', home: '', logo: '', miniLogo: '' },
  hideWhatsAppButton: false,
  hasLandingPage: false,
  hideStepAmount: false,
  hideNotificationPageLink: false,
  hideProgressBar: false,
  hidePopupMultiProposal: false,
  enableProposalRestartAtAnytime: false,
};
