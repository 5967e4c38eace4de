import { lenderSystem } from './building-blocks/lender-system.ts';
import { defineProduct } from './define-product.ts';
import { everyFieldSteps } from './todos-os-campos.steps.ts';

const id = 'todos-os-campos';

/**
 * A showcase without a lender: every kind of field and every condition, for people who test or change fields.
 */
export const todosOsCampos = defineProduct({
  id,
  title: 'Todos os campos',
  lender: 'AGX',
  hashId: '6650c1f2a4b3d90012e7f1f0',
  system: lenderSystem({
    id,
    name: 'Todos os campos',
    slug: 'todos-os-campos',
    code: 'ZOO-AGX-999',
    bank: { name: 'AGX', slug: 'agx' },
    colors: { primary: '#1bafd8', secondary: '#F6931C' },
    home: {
      title: 'Mostruário de campos',
      text: 'Cada tipo de campo, cada máscara, cada condição',
      detail: 'Um produto que ninguém vende.',
    },
    end: { title: 'Fim do mostruário', text: 'Você viu todos os campos.' },
    display: { hasLandingPage: false },
  }),
  steps: everyFieldSteps,
  checks: {},
  completion: { after: '', polls: 0, ends: 'success' },
  lists: { listaVazia: [] },
  // The value of the showcase's property, and the largest loan on it.
  pricing: {
    minAmount: 30_000,
    maxAmount: 900_000,
    suggestedAmount: 120_000,
    instalmentPlans: [60, 120, 180].map(months => ({ months, monthlyRate: 0.0125 })),
    openingFee: 0,
    iof: { fixed: 0, daily: 0 },
    offeringBanks: [
      { id: 'agx', name: 'AGX', slug: 'agx', monthlyRate: 0.0125, maxFinancedShare: 0.6, maxMonths: 180 },
    ],
  },
  confirmationCode: '999999',
});
