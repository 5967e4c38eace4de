import type { ComponentType, ReactNode } from 'react';
import type { PictureName } from '#journey/model/next-action.ts';
import { Badge, type BadgeName } from '#ui/pictures/badge.tsx';
import { Bank } from '#ui/pictures/bank.tsx';
import { Briefcase } from '#ui/pictures/briefcase.tsx';
import { Building } from '#ui/pictures/building.tsx';
import { Calculator } from '#ui/pictures/calculator.tsx';
import { Calendar } from '#ui/pictures/calendar.tsx';
import { Camera } from '#ui/pictures/camera.tsx';
import { Car } from '#ui/pictures/car.tsx';
import { Coins } from '#ui/pictures/coins.tsx';
import { Contract } from '#ui/pictures/contract.tsx';
import { ContractChoice } from '#ui/pictures/contract-choice.tsx';
import { ContractSearch } from '#ui/pictures/contract-search.tsx';
import { DataMatch } from '#ui/pictures/data-match.tsx';
import { DeskLamp } from '#ui/pictures/desk-lamp.tsx';
import { Device } from '#ui/pictures/device.tsx';
import { DocumentScan } from '#ui/pictures/document-scan.tsx';
import { DocumentTray } from '#ui/pictures/document-tray.tsx';
import { EnergyBill } from '#ui/pictures/energy-bill.tsx';
import { FaceFrame } from '#ui/pictures/face-frame.tsx';
import { FaceTurn } from '#ui/pictures/face-turn.tsx';
import { FilingCabinet } from '#ui/pictures/filing-cabinet.tsx';
import { Gauge } from '#ui/pictures/gauge.tsx';
import { House } from '#ui/pictures/house.tsx';
import { IdBack } from '#ui/pictures/id-back.tsx';
import { IdCard } from '#ui/pictures/id-card.tsx';
import { IdCheck } from '#ui/pictures/id-check.tsx';
import { IdFront } from '#ui/pictures/id-front.tsx';
import { IdSides } from '#ui/pictures/id-sides.tsx';
import { Key } from '#ui/pictures/key.tsx';
import { LinkMessage } from '#ui/pictures/link-message.tsx';
import { MapPin } from '#ui/pictures/map-pin.tsx';
import { MoneyJar } from '#ui/pictures/money-jar.tsx';
import { Organisation } from '#ui/pictures/organisation.tsx';
import { Padlock } from '#ui/pictures/padlock.tsx';
import { Payslip } from '#ui/pictures/payslip.tsx';
import { PhoneMessage } from '#ui/pictures/phone-message.tsx';
import { PieChart } from '#ui/pictures/pie-chart.tsx';
import { QrPhone } from '#ui/pictures/qr-phone.tsx';
import { Remake } from '#ui/pictures/remake.tsx';
import { Review } from '#ui/pictures/review.tsx';
import { RuleBook } from '#ui/pictures/rule-book.tsx';
import { Scale } from '#ui/pictures/scale.tsx';
import { Seal } from '#ui/pictures/seal.tsx';
import { Signal } from '#ui/pictures/signal.tsx';
import { SigningPen } from '#ui/pictures/signing-pen.tsx';
import { SigningPhone } from '#ui/pictures/signing-phone.tsx';
import { Signpost } from '#ui/pictures/signpost.tsx';
import { Sliders } from '#ui/pictures/sliders.tsx';
import { SpeechBubbles } from '#ui/pictures/speech-bubbles.tsx';
import { Stamp } from '#ui/pictures/stamp.tsx';
import { SteeringWheel } from '#ui/pictures/steering-wheel.tsx';
import { Storefront } from '#ui/pictures/storefront.tsx';
import { TickedTerms } from '#ui/pictures/ticked-terms.tsx';
import { Transfer } from '#ui/pictures/transfer.tsx';
import { Umbrella } from '#ui/pictures/umbrella.tsx';
import { Wallet } from '#ui/pictures/wallet.tsx';
import { DrawnPicture, type DrawnPictureProps } from './drawn-picture.tsx';
import { startDrawings } from './start-drawings.ts';

/**
 * The drawing for each picture name; a missing one does not compile. No first form shows them, so they are not in the
 * start file.
 */
const drawings: Readonly<Record<PictureName, ComponentType>> = {
  ...startDrawings,
  success: Seal,
  phone: PhoneMessage,
  remake: Remake,
  review: Review,
  face: FaceFrame,
  faceTurn: FaceTurn,
  pen: SigningPen,
  car: Car,
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
  terms: TickedTerms,
  employment: Organisation,
  reserve: Padlock,
  margin: PieChart,
  companyRules: RuleBook,
  approval: Stamp,
  transfer: Transfer,
  dataMatch: DataMatch,
  contract: Contract,
  deskLamp: DeskLamp,
  idSides: IdSides,
  signingPhone: SigningPhone,
  linkMessage: LinkMessage,
  reading: DocumentScan,
  received: DocumentTray,
  contractSearch: ContractSearch,
  contractChoice: ContractChoice,
  register: FilingCabinet,
  savings: MoneyJar,
  seller: Storefront,
};

interface StepPictureProps extends DrawnPictureProps {
  name: PictureName;
  /** A small sign of the outcome, over the picture. */
  badge?: BadgeName | undefined;
}

/** The picture with this name in the journey's model, for a step, the tutorial or the signature. */
export function StepPicture({ name, badge, ...props }: StepPictureProps): ReactNode {
  return (
    <DrawnPicture drawing={drawings[name]} {...props}>
      {badge && <Badge name={badge} />}
    </DrawnPicture>
  );
}
