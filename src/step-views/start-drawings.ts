import type { ComponentType } from 'react';
import type { StartPictureName } from '#journey/model/picture-name.ts';
import { BankCardPicture } from '#ui/pictures/bank-card.tsx';
import { BrokenChainPicture } from '#ui/pictures/broken-chain.tsx';
import { CloudOffPicture } from '#ui/pictures/cloud-off.tsx';
import { CookiePicture } from '#ui/pictures/cookie.tsx';
import { DocumentPicture } from '#ui/pictures/document.tsx';
import { DocumentAlertPicture } from '#ui/pictures/document-alert.tsx';
import { FailedPicture } from '#ui/pictures/failed.tsx';
import { HourglassPicture } from '#ui/pictures/hourglass.tsx';
import { MoneyJarPicture } from '#ui/pictures/money-jar.tsx';
import { NoOfferPicture } from '#ui/pictures/no-offer.tsx';
import { ReceiptPicture } from '#ui/pictures/receipt.tsx';
import { SearchPicture } from '#ui/pictures/search.tsx';
import { ShieldPicture } from '#ui/pictures/shield.tsx';

/**
 * The drawings of error pages, questions and the first screens; a missing one does not compile. They are in the start
 * file, because errors need their pictures offline.
 */
export const startDrawings: Readonly<Record<StartPictureName, ComponentType>> = {
  waiting: HourglassPicture,
  failed: FailedPicture,
  noOffer: NoOfferPicture,
  brokenLink: BrokenChainPicture,
  connection: CloudOffPicture,
  document: DocumentPicture,
  shield: ShieldPicture,
  search: SearchPicture,
  card: BankCardPicture,
  cookies: CookiePicture,
  documentProblem: DocumentAlertPicture,
  receipt: ReceiptPicture,
  savings: MoneyJarPicture,
};
