import type { ComponentType, ReactNode } from 'react';
import type { PictureName } from '#journey/model/next-action.ts';
import { css, cx } from '#styled/css/index.js';
import { Badge, type BadgeName } from '#ui/pictures/badge.tsx';
import { Bank } from '#ui/pictures/bank.tsx';
import { BankCard } from '#ui/pictures/bank-card.tsx';
import { Briefcase } from '#ui/pictures/briefcase.tsx';
import { BrokenChain } from '#ui/pictures/broken-chain.tsx';
import { Building } from '#ui/pictures/building.tsx';
import { Calculator } from '#ui/pictures/calculator.tsx';
import { Calendar } from '#ui/pictures/calendar.tsx';
import { Camera } from '#ui/pictures/camera.tsx';
import { Car } from '#ui/pictures/car.tsx';
import { CloudOff } from '#ui/pictures/cloud-off.tsx';
import { Coins } from '#ui/pictures/coins.tsx';
import { Device } from '#ui/pictures/device.tsx';
import { Document } from '#ui/pictures/document.tsx';
import { EnergyBill } from '#ui/pictures/energy-bill.tsx';
import { FaceFrame } from '#ui/pictures/face-frame.tsx';
import { FaceTurn } from '#ui/pictures/face-turn.tsx';
import { Failed } from '#ui/pictures/failed.tsx';
import { Gauge } from '#ui/pictures/gauge.tsx';
import { Hourglass } from '#ui/pictures/hourglass.tsx';
import { House } from '#ui/pictures/house.tsx';
import { IdBack } from '#ui/pictures/id-back.tsx';
import { IdCard } from '#ui/pictures/id-card.tsx';
import { IdCheck } from '#ui/pictures/id-check.tsx';
import { IdFront } from '#ui/pictures/id-front.tsx';
import { Key } from '#ui/pictures/key.tsx';
import { MapPin } from '#ui/pictures/map-pin.tsx';
import { NoOffer } from '#ui/pictures/no-offer.tsx';
import { Organisation } from '#ui/pictures/organisation.tsx';
import { Padlock } from '#ui/pictures/padlock.tsx';
import { Payslip } from '#ui/pictures/payslip.tsx';
import { PhoneMessage } from '#ui/pictures/phone-message.tsx';
import { PieChart } from '#ui/pictures/pie-chart.tsx';
import { QrPhone } from '#ui/pictures/qr-phone.tsx';
import { Receipt } from '#ui/pictures/receipt.tsx';
import { Remake } from '#ui/pictures/remake.tsx';
import { Review } from '#ui/pictures/review.tsx';
import { RuleBook } from '#ui/pictures/rule-book.tsx';
import { Scale } from '#ui/pictures/scale.tsx';
import { Seal } from '#ui/pictures/seal.tsx';
import { Search } from '#ui/pictures/search.tsx';
import { Shield } from '#ui/pictures/shield.tsx';
import { Signal } from '#ui/pictures/signal.tsx';
import { SigningPen } from '#ui/pictures/signing-pen.tsx';
import { Signpost } from '#ui/pictures/signpost.tsx';
import { Sliders } from '#ui/pictures/sliders.tsx';
import { SpeechBubbles } from '#ui/pictures/speech-bubbles.tsx';
import { Stamp } from '#ui/pictures/stamp.tsx';
import { SteeringWheel } from '#ui/pictures/steering-wheel.tsx';
import { TickedTerms } from '#ui/pictures/ticked-terms.tsx';
import { Transfer } from '#ui/pictures/transfer.tsx';
import { Umbrella } from '#ui/pictures/umbrella.tsx';
import { Wallet } from '#ui/pictures/wallet.tsx';

/**
 * The drawing for each picture name; a missing one does not compile. None is lazy, because errors need their pictures
 * offline.
 */
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
  remake: Remake,
  review: Review,
  face: FaceFrame,
  faceTurn: FaceTurn,
  pen: SigningPen,
  car: Car,
  card: BankCard,
  building: Building,
  coins: Coins,
  signal: Signal,
  gauge: Gauge,
  scale: Scale,
  payslip: Payslip,
  calendar: Calendar,
  camera: Camera,
  idBack: IdBack,
  idCard: IdCard,
  idCheck: IdCheck,
  idFront: IdFront,
  key: Key,
  mapPin: MapPin,
  qrPhone: QrPhone,
  sliders: Sliders,
  house: House,
  account: Bank,
  amount: Calculator,
  choice: Signpost,
  device: Device,
  energyBill: EnergyBill,
  income: Wallet,
  insurance: Umbrella,
  job: Briefcase,
  licence: SteeringWheel,
  questions: SpeechBubbles,
  receipt: Receipt,
  terms: TickedTerms,
  employment: Organisation,
  reserve: Padlock,
  margin: PieChart,
  companyRules: RuleBook,
  approval: Stamp,
  transfer: Transfer,
};

interface JourneyPictureProps {
  name: PictureName;
  /** The size used in dialogs. */
  isSmall?: boolean;
  /** A small sign of the outcome, over the picture. */
  badge?: BadgeName | undefined;
  /** While waiting, parts of the picture move slowly. */
  isAnimated?: boolean;
}

/** The picture with this name in the journey's model. */
export function JourneyPicture({
  name,
  isSmall = false,
  badge,
  isAnimated = false,
}: JourneyPictureProps): ReactNode {
  const Drawing = drawings[name];
  return (
    <div className={cx(wrapper, isSmall && inDialog)} data-alive={isAnimated || undefined}>
      <Drawing />
      {badge && <Badge name={badge} />}
    </div>
  );
}

const wrapper = css({ position: 'relative' });
const inDialog = css({ width: '24', height: '24', marginBottom: '4' });
