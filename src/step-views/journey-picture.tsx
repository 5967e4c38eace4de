import type { ComponentType, ReactNode } from 'react';
import type { PictureName } from '#journey/model/next.ts';
import { css } from '#styled/css/index.js';
import { BrokenChain } from '#ui/pictures/broken-chain.tsx';
import { CloudOff } from '#ui/pictures/cloud-off.tsx';
import { Document } from '#ui/pictures/document.tsx';
import { Failed } from '#ui/pictures/failed.tsx';
import { Hourglass } from '#ui/pictures/hourglass.tsx';
import { NoOffer } from '#ui/pictures/no-offer.tsx';
import { PhoneMessage } from '#ui/pictures/phone-message.tsx';
import { Seal } from '#ui/pictures/seal.tsx';
import { Search } from '#ui/pictures/search.tsx';
import { Shield } from '#ui/pictures/shield.tsx';

/** The drawing for each picture that the journey names: complete by type. None is loaded late: errors must show offline, too. */
const drawings: Readonly<Record<PictureName, ComponentType>> = {
  waiting: Hourglass,
  success: Seal,
  failed: Failed,
  noOffer: NoOffer,
  brokenLink: BrokenChain,
  connection: CloudOff,
  document: Document,
  shield: Shield,
  phone: PhoneMessage,
  search: Search,
};

/** The picture that the journey names; small in a dialog. */
export function JourneyPicture({ of, small = false }: { of: PictureName; small?: boolean }): ReactNode {
  const Drawing = drawings[of];
  return (
    <div className={small ? inDialog : undefined}>
      <Drawing />
    </div>
  );
}

const inDialog = css({ width: '24', height: '24', marginBottom: '4' });
