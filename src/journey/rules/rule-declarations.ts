import { bankTheme } from './banks/bank-theme.ts';
import { stepNavigator } from './banks/step-navigator.ts';
import { ajcred } from './lenders/ajcred.ts';
import { crefisa } from './lenders/crefisa.ts';
import { offers } from './lenders/offers.ts';
import { vettore } from './lenders/vettore.ts';
import { boleto } from './products/boleto.ts';
import { cardWithdrawal } from './products/card-withdrawal.ts';
import { eWorker } from './products/e-worker.ts';
import { fgts } from './products/fgts.ts';
import { fgtsAnniversary } from './products/fgts-anniversary.ts';
import { lightCredit } from './products/light-credit.ts';
import { nioCard } from './products/nio-card.ts';
import { payrollWorker } from './products/payroll-worker.ts';
import type { RuleDeclaration } from './rule.ts';

/** All differences between products, banks and lenders (1.5, 6.5). Later ones override earlier ones. */
export const ruleDeclarations: readonly RuleDeclaration[] = [
  nioCard,
  fgts,
  fgtsAnniversary,
  lightCredit,
  cardWithdrawal,
  boleto,
  eWorker,
  payrollWorker,
  bankTheme,
  stepNavigator,
  vettore,
  ajcred,
  crefisa,
  offers,
];
