import type { Product } from '../define-product.ts';
import { identifier } from './identifier.ts';

type System = Product['system'];
type Configuration = NonNullable<System['configuration']>;
type Display = NonNullable<Configuration['display']>;

/** The details of a product and its lender. All other members of the system answer have usual values. */
export interface LenderDetails {
  id: string;
  /** Name of the product, as the lender writes it. */
  name: string;
  /** Slug of the meta product, by which rules recognise it. */
  slug: string;
  code: string;
  bank: { name: string; slug: string };
  colors: { primary: string; secondary: string } & Partial<NonNullable<Display['colors']>>;
  home: { title: string; text: string; detail: string; button?: string };
  end: { title: string; text: string; button?: string; extra?: { name: string; link: string } };
  display?: Partial<Omit<Display, 'colors' | 'homePage' | 'finalPage' | 'images' | 'favicon' | 'pageTitle'>>;
  configuration?: Partial<Omit<Configuration, 'display'>>;
  system?: Partial<
    Pick<System, 'tutorialBanksName' | 'directForm' | 'redirect' | 'canShowSidebar' | 'indicator'>
  >;
}

/** The system answer of a lender's product (3.4-3.16). */
export function lenderSystem(details: LenderDetails): System {
  const { id, name, slug, code, bank } = details;
  return {
    code,
    bank: { id: identifier(`bank ${bank.slug}`), image: '', ...bank },
    master: { id: identifier(`master ${bank.slug}`) },
    product: { id: identifier(`product ${id}`), name },
    metaProduct: { id: identifier(`meta product ${id}`), name, slug },
    corporation: { id: identifier(`corporation ${bank.slug}`) },
    store: { id: identifier(`store ${id}`) },
    metaProductBank: { id: identifier(`meta product bank ${id}`), name: `${name} ${bank.name}` },
    tutorialBanksName: [],
    directForm: false,
    redirect: false,
    canShowSidebar: false,
    indicator: '',
    ...details.system,
    configuration: {
      stepsWithReuseDocument: {},
      disrupture: { timer: { enable: false, timeout: 600, message: '' } },
      ...details.configuration,
      display: displayOf(details),
    },
  };
}

function displayOf({ name, slug, bank, colors, home, end, display }: LenderDetails): Display {
  return {
    pageTitle: `${name} ${bank.name}`,
    favicon: '',
    images: { desktopBackground: '', home: '', logo: '', miniLogo: '' },
    colors: {
      textColor: '',
      lightenPrimaryColor: '',
      darkenPrimaryColor: '',
      theme: '',
      extra: {},
      ...colors,
    },
    homePage: {
      pageTitle: home.title,
      topText: home.text,
      topSubText: home.detail,
      buttonText: home.button ?? 'Começar',
      supportUrl: `https://ajuda.exemplo.com.br/${slug}`,
    },
    finalPage: {
      title: end.title,
      description: end.text,
      buttonText: end.button ?? 'Voltar ao início',
      extraButtonLink: end.extra?.link ?? '',
      extraButtonName: end.extra?.name ?? '',
    },
    questionLabels: { initialQuestion: '', secondaryQuestionPositive: '', secondaryQuestionNegative: '' },
    hideWhatsAppButton: false,
    hasLandingPage: true,
    hideStepAmount: false,
    hideNotificationPageLink: false,
    hideProgressBar: false,
    hidePopupMultiProposal: false,
    enableProposalRestartAtAnytime: false,
    ...display,
  };
}
