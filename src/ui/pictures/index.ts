import type { ReactNode } from 'react';
import { BankPicture } from './bank.tsx';
import { BankCardPicture } from './bank-card.tsx';
import { BriefcasePicture } from './briefcase.tsx';
import { BrokenChainPicture } from './broken-chain.tsx';
import { BuildingPicture } from './building.tsx';
import { BulbPicture } from './bulb.tsx';
import { CalculatorPicture } from './calculator.tsx';
import { CalendarPicture } from './calendar.tsx';
import { CameraPicture } from './camera.tsx';
import { CarPicture } from './car.tsx';
import { CloudOffPicture } from './cloud-off.tsx';
import { CoinsPicture } from './coins.tsx';
import { ContractPicture } from './contract.tsx';
import { ContractChoicePicture } from './contract-choice.tsx';
import { ContractSearchPicture } from './contract-search.tsx';
import { CookiePicture } from './cookie.tsx';
import { DataMatchPicture } from './data-match.tsx';
import { DeskLampPicture } from './desk-lamp.tsx';
import { DevicePicture } from './device.tsx';
import { DocumentPicture } from './document.tsx';
import { DocumentAlertPicture } from './document-alert.tsx';
import { DocumentScanPicture } from './document-scan.tsx';
import { DocumentTrayPicture } from './document-tray.tsx';
import { EnergyBillPicture } from './energy-bill.tsx';
import { FaceFramePicture } from './face-frame.tsx';
import { FaceTurnPicture } from './face-turn.tsx';
import { FailedPicture } from './failed.tsx';
import { FilingCabinetPicture } from './filing-cabinet.tsx';
import { GaugePicture } from './gauge.tsx';
import { HourglassPicture } from './hourglass.tsx';
import { HousePicture } from './house.tsx';
import { IdBackPicture } from './id-back.tsx';
import { IdCardPicture } from './id-card.tsx';
import { IdCheckPicture } from './id-check.tsx';
import { IdFrontPicture } from './id-front.tsx';
import { IdSidesPicture } from './id-sides.tsx';
import { KeyPicture } from './key.tsx';
import { LinkMessagePicture } from './link-message.tsx';
import { MapPinPicture } from './map-pin.tsx';
import { MoneyJarPicture } from './money-jar.tsx';
import { NoOfferPicture } from './no-offer.tsx';
import { OrganisationPicture } from './organisation.tsx';
import { PadlockPicture } from './padlock.tsx';
import { PayslipPicture } from './payslip.tsx';
import { PhoneMessagePicture } from './phone-message.tsx';
import { PieChartPicture } from './pie-chart.tsx';
import { QrPhonePicture } from './qr-phone.tsx';
import { ReceiptPicture } from './receipt.tsx';
import { RemakePicture } from './remake.tsx';
import { ReviewPicture } from './review.tsx';
import { RuleBookPicture } from './rule-book.tsx';
import { ScalePicture } from './scale.tsx';
import { SealPicture } from './seal.tsx';
import { SearchPicture } from './search.tsx';
import { ShieldPicture } from './shield.tsx';
import { SignalPicture } from './signal.tsx';
import { SigningPenPicture } from './signing-pen.tsx';
import { SigningPhonePicture } from './signing-phone.tsx';
import { SignpostPicture } from './signpost.tsx';
import { SlidersPicture } from './sliders.tsx';
import { SpeechBubblesPicture } from './speech-bubbles.tsx';
import { StampPicture } from './stamp.tsx';
import { SteeringWheelPicture } from './steering-wheel.tsx';
import { StorefrontPicture } from './storefront.tsx';
import { TickedTermsPicture } from './ticked-terms.tsx';
import { TransferPicture } from './transfer.tsx';
import { UmbrellaPicture } from './umbrella.tsx';
import { WalletPicture } from './wallet.tsx';

/**
 * All pictures by name. The first screen imports its pictures from their own files, because this map loads all of them.
 */
export const pictures = {
  brokenChain: BrokenChainPicture,
  building: BuildingPicture,
  bulb: BulbPicture,
  car: CarPicture,
  card: BankCardPicture,
  cloudOff: CloudOffPicture,
  coins: CoinsPicture,
  cookie: CookiePicture,
  document: DocumentPicture,
  faceFrame: FaceFramePicture,
  failed: FailedPicture,
  hourglass: HourglassPicture,
  house: HousePicture,
  noOffer: NoOfferPicture,
  signingPen: SigningPenPicture,
  phoneMessage: PhoneMessagePicture,
  remake: RemakePicture,
  review: ReviewPicture,
  seal: SealPicture,
  calendar: CalendarPicture,
  gauge: GaugePicture,
  payslip: PayslipPicture,
  scale: ScalePicture,
  search: SearchPicture,
  shield: ShieldPicture,
  signal: SignalPicture,
  camera: CameraPicture,
  faceTurn: FaceTurnPicture,
  idBack: IdBackPicture,
  idCard: IdCardPicture,
  idCheck: IdCheckPicture,
  idFront: IdFrontPicture,
  key: KeyPicture,
  mapPin: MapPinPicture,
  qrPhone: QrPhonePicture,
  sliders: SlidersPicture,
  bank: BankPicture,
  calculator: CalculatorPicture,
  signpost: SignpostPicture,
  device: DevicePicture,
  energyBill: EnergyBillPicture,
  wallet: WalletPicture,
  umbrella: UmbrellaPicture,
  briefcase: BriefcasePicture,
  steeringWheel: SteeringWheelPicture,
  speechBubbles: SpeechBubblesPicture,
  receipt: ReceiptPicture,
  tickedTerms: TickedTermsPicture,
  organisation: OrganisationPicture,
  padlock: PadlockPicture,
  pieChart: PieChartPicture,
  ruleBook: RuleBookPicture,
  stamp: StampPicture,
  transfer: TransferPicture,
  dataMatch: DataMatchPicture,
  contract: ContractPicture,
  deskLamp: DeskLampPicture,
  idSides: IdSidesPicture,
  signingPhone: SigningPhonePicture,
  linkMessage: LinkMessagePicture,
  documentScan: DocumentScanPicture,
  documentTray: DocumentTrayPicture,
  contractSearch: ContractSearchPicture,
  contractChoice: ContractChoicePicture,
  filingCabinet: FilingCabinetPicture,
  moneyJar: MoneyJarPicture,
  storefront: StorefrontPicture,
  documentAlert: DocumentAlertPicture,
} as const satisfies Record<string, () => ReactNode>;
