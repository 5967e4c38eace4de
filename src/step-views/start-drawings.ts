import type { ComponentType } from 'react';
import type { StartPictureName } from '#journey/model/next-action.ts';
import { BankCard } from '#ui/pictures/bank-card.tsx';
import { BrokenChain } from '#ui/pictures/broken-chain.tsx';
import { CloudOff } from '#ui/pictures/cloud-off.tsx';
import { Cookie } from '#ui/pictures/cookie.tsx';
import { Document } from '#ui/pictures/document.tsx';
import { DocumentAlert } from '#ui/pictures/document-alert.tsx';
import { Failed } from '#ui/pictures/failed.tsx';
import { Hourglass } from '#ui/pictures/hourglass.tsx';
import { NoOffer } from '#ui/pictures/no-offer.tsx';
import { Receipt } from '#ui/pictures/receipt.tsx';
import { Search } from '#ui/pictures/search.tsx';
import { Shield } from '#ui/pictures/shield.tsx';

/**
 * The drawings of error pages, questions and the first screens; a missing one does not compile. They are in the start
 * file, because errors need their pictures offline.
 */
export const startDrawings: Readonly<Record<StartPictureName, ComponentType>> = {
  waiting: Hourglass,
  failed: Failed,
  noOffer: NoOffer,
  brokenLink: BrokenChain,
  connection: CloudOff,
  document: Document,
  shield: Shield,
  search: Search,
  card: BankCard,
  cookies: Cookie,
  documentProblem: DocumentAlert,
  receipt: Receipt,
};
