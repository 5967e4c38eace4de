import type { Journey } from './journey.ts';
import type { Random } from './random.ts';

/** The product of a journey: its names, texts, colours and flags. */
export function createSystem(seed: number, random: Random): Journey['system'] {
  const display: NonNullable<Journey['system']['configuration']>['display'] = {};
  if (random.chance(0.5)) display.pageTitle = `Crédito ${seed}`;
  if (random.chance(0.5))
    display.colors = {
      primary: random.pick(['#1bafd8', '#000', '#ffff00', 'rgb(200, 30, 30)', 'hsl(200, 80%, 40%)', '']),
      secondary: random.pick(['#F6931C', '']),
      theme: random.pick(['light', 'dark', 'outro']),
    };
  if (random.chance(0.4))
    display.finalPage = {
      title: random.pick(['Proposta enviada!', '']),
      description: 'Você recebe a resposta por e-mail.',
      buttonText: random.pick(['Fim', '']),
    };
  if (random.chance(0.4))
    display.homePage = { buttonText: 'Começar', pageTitle: 'Bem-vindo', topText: 'Olá' };
  const flags = [
    'hideWhatsAppButton',
    'hideStepAmount',
    'hideProgressBar',
    'hidePopupMultiProposal',
    'enableProposalRestartAtAnytime',
    'hideNotificationPageLink',
  ] as const;
  for (const flag of flags) if (random.chance(0.4)) display[flag] = random.chance(0.5);
  const bank = random.pick(['Financeira X', 'Safra', 'Pan', 'C6']);
  return {
    bank: { id: 'banco', name: bank, slug: bank.toLowerCase().replace(' ', '-') },
    master: { id: 'matriz' },
    product: { id: 'produto', name: random.pick(['Crédito pessoal', 'Empréstimo', 'Consignado']) },
    metaProduct: {
      id: 'meta',
      name: 'Empréstimo',
      slug: random.pick(['personal-loan', 'outro', 'payroll-loan']),
    },
    corporation: { id: 'empresa' },
    store: { id: 'loja' },
    metaProductBank: { id: 'meta-banco', name: 'Empréstimo X' },
    code: 'C-1',
    configuration: { display },
    ...(random.chance(0.3) && { directForm: random.chance(0.5) }),
  };
}
