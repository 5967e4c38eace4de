import type { ComponentType, ReactNode } from 'react';
import type { PictureName } from '#journey/model/picture-name.ts';
import { type BadgeName, BadgePicture } from '#ui/pictures/badge.tsx';
import { BankPicture } from '#ui/pictures/bank.tsx';
import { BriefcasePicture } from '#ui/pictures/briefcase.tsx';
import { BuildingPicture } from '#ui/pictures/building.tsx';
import { CalculatorPicture } from '#ui/pictures/calculator.tsx';
import { CalendarPicture } from '#ui/pictures/calendar.tsx';
import { CameraPicture } from '#ui/pictures/camera.tsx';
import { CarPicture } from '#ui/pictures/car.tsx';
import { CoinsPicture } from '#ui/pictures/coins.tsx';
import { ContractPicture } from '#ui/pictures/contract.tsx';
import { ContractChoicePicture } from '#ui/pictures/contract-choice.tsx';
import { ContractSearchPicture } from '#ui/pictures/contract-search.tsx';
import { DataMatchPicture } from '#ui/pictures/data-match.tsx';
import { DeskLampPicture } from '#ui/pictures/desk-lamp.tsx';
import { DevicePicture } from '#ui/pictures/device.tsx';
import { DocumentScanPicture } from '#ui/pictures/document-scan.tsx';
import { DocumentTrayPicture } from '#ui/pictures/document-tray.tsx';
import { EnergyBillPicture } from '#ui/pictures/energy-bill.tsx';
import { FaceFramePicture } from '#ui/pictures/face-frame.tsx';
import { FaceTurnPicture } from '#ui/pictures/face-turn.tsx';
import { FilingCabinetPicture } from '#ui/pictures/filing-cabinet.tsx';
import { GaugePicture } from '#ui/pictures/gauge.tsx';
import { HousePicture } from '#ui/pictures/house.tsx';
import { IdBackPicture } from '#ui/pictures/id-back.tsx';
import { IdCardPicture } from '#ui/pictures/id-card.tsx';
import { IdCheckPicture } from '#ui/pictures/id-check.tsx';
import { IdFrontPicture } from '#ui/pictures/id-front.tsx';
import { IdSidesPicture } from '#ui/pictures/id-sides.tsx';
import { KeyPicture } from '#ui/pictures/key.tsx';
import { LinkMessagePicture } from '#ui/pictures/link-message.tsx';
import { MapPinPicture } from '#ui/pictures/map-pin.tsx';
import { OrganisationPicture } from '#ui/pictures/organisation.tsx';
import { PadlockPicture } from '#ui/pictures/padlock.tsx';
import { PayslipPicture } from '#ui/pictures/payslip.tsx';
import { PhoneMessagePicture } from '#ui/pictures/phone-message.tsx';
import { PieChartPicture } from '#ui/pictures/pie-chart.tsx';
import { QrPhonePicture } from '#ui/pictures/qr-phone.tsx';
import { RemakePicture } from '#ui/pictures/remake.tsx';
import { ReviewPicture } from '#ui/pictures/review.tsx';
import { RuleBookPicture } from '#ui/pictures/rule-book.tsx';
import { ScalePicture } from '#ui/pictures/scale.tsx';
import { SealPicture } from '#ui/pictures/seal.tsx';
import { SignalPicture } from '#ui/pictures/signal.tsx';
import { SigningPenPicture } from '#ui/pictures/signing-pen.tsx';
import { SigningPhonePicture } from '#ui/pictures/signing-phone.tsx';
import { SignpostPicture } from '#ui/pictures/signpost.tsx';
import { SlidersPicture } from '#ui/pictures/sliders.tsx';
import { SpeechBubblesPicture } from '#ui/pictures/speech-bubbles.tsx';
import { StampPicture } from '#ui/pictures/stamp.tsx';
import { SteeringWheelPicture } from '#ui/pictures/steering-wheel.tsx';
import { StorefrontPicture } from '#ui/pictures/storefront.tsx';
import { TickedTermsPicture } from '#ui/pictures/ticked-terms.tsx';
import { TransferPicture } from '#ui/pictures/transfer.tsx';
import { UmbrellaPicture } from '#ui/pictures/umbrella.tsx';
import { WalletPicture } from '#ui/pictures/wallet.tsx';
import { DrawnPicture, type DrawnPictureProps } from './drawn-picture.tsx';
import { startDrawings } from './start-drawings.ts';

/**
 * The drawing for each picture name; a missing one does not compile. No first form shows them, so they are not in the
 * start file.
 */
const drawings: Readonly<Record<PictureName, ComponentType>> = {
  ...startDrawings,
  success: SealPicture,
  phone: PhoneMessagePicture,
  remake: RemakePicture,
  review: ReviewPicture,
  face: FaceFramePicture,
  faceTurn: FaceTurnPicture,
  pen: SigningPenPicture,
  car: CarPicture,
  building: BuildingPicture,
  coins: CoinsPicture,
  signal: SignalPicture,
  gauge: GaugePicture,
  scale: ScalePicture,
  payslip: PayslipPicture,
  calendar: CalendarPicture,
  camera: CameraPicture,
  idBack: IdBackPicture,
  idCard: IdCardPicture,
  idCheck: IdCheckPicture,
  idFront: IdFrontPicture,
  key: KeyPicture,
  mapPin: MapPinPicture,
  qrPhone: QrPhonePicture,
  sliders: SlidersPicture,
  house: HousePicture,
  account: BankPicture,
  amount: CalculatorPicture,
  choice: SignpostPicture,
  device: DevicePicture,
  energyBill: EnergyBillPicture,
  income: WalletPicture,
  insurance: UmbrellaPicture,
  job: BriefcasePicture,
  licence: SteeringWheelPicture,
  questions: SpeechBubblesPicture,
  terms: TickedTermsPicture,
  employment: OrganisationPicture,
  reserve: PadlockPicture,
  margin: PieChartPicture,
  companyRules: RuleBookPicture,
  approval: StampPicture,
  transfer: TransferPicture,
  dataMatch: DataMatchPicture,
  contract: ContractPicture,
  deskLamp: DeskLampPicture,
  idSides: IdSidesPicture,
  signingPhone: SigningPhonePicture,
  linkMessage: LinkMessagePicture,
  reading: DocumentScanPicture,
  received: DocumentTrayPicture,
  contractSearch: ContractSearchPicture,
  contractChoice: ContractChoicePicture,
  register: FilingCabinetPicture,
  seller: StorefrontPicture,
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
      {badge && <BadgePicture name={badge} />}
    </DrawnPicture>
  );
}
