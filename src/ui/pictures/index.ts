import type { ReactNode } from 'react';
import { Bank } from './bank.tsx';
import { BankCard } from './bank-card.tsx';
import { Briefcase } from './briefcase.tsx';
import { BrokenChain } from './broken-chain.tsx';
import { Building } from './building.tsx';
import { Bulb } from './bulb.tsx';
import { Calculator } from './calculator.tsx';
import { Calendar } from './calendar.tsx';
import { Camera } from './camera.tsx';
import { Car } from './car.tsx';
import { CloudOff } from './cloud-off.tsx';
import { Coins } from './coins.tsx';
import { Contract } from './contract.tsx';
import { ContractChoice } from './contract-choice.tsx';
import { ContractSearch } from './contract-search.tsx';
import { Cookie } from './cookie.tsx';
import { DataMatch } from './data-match.tsx';
import { DeskLamp } from './desk-lamp.tsx';
import { Device } from './device.tsx';
import { Document } from './document.tsx';
import { DocumentAlert } from './document-alert.tsx';
import { DocumentScan } from './document-scan.tsx';
import { DocumentTray } from './document-tray.tsx';
import { EnergyBill } from './energy-bill.tsx';
import { FaceFrame } from './face-frame.tsx';
import { FaceTurn } from './face-turn.tsx';
import { Failed } from './failed.tsx';
import { FilingCabinet } from './filing-cabinet.tsx';
import { Gauge } from './gauge.tsx';
import { Hourglass } from './hourglass.tsx';
import { House } from './house.tsx';
import { IdBack } from './id-back.tsx';
import { IdCard } from './id-card.tsx';
import { IdCheck } from './id-check.tsx';
import { IdFront } from './id-front.tsx';
import { IdSides } from './id-sides.tsx';
import { Key } from './key.tsx';
import { LinkMessage } from './link-message.tsx';
import { MapPin } from './map-pin.tsx';
import { MoneyJar } from './money-jar.tsx';
import { NoOffer } from './no-offer.tsx';
import { Organisation } from './organisation.tsx';
import { Padlock } from './padlock.tsx';
import { Payslip } from './payslip.tsx';
import { PhoneMessage } from './phone-message.tsx';
import { PieChart } from './pie-chart.tsx';
import { QrPhone } from './qr-phone.tsx';
import { Receipt } from './receipt.tsx';
import { Remake } from './remake.tsx';
import { Review } from './review.tsx';
import { RuleBook } from './rule-book.tsx';
import { Scale } from './scale.tsx';
import { Seal } from './seal.tsx';
import { Search } from './search.tsx';
import { Shield } from './shield.tsx';
import { Signal } from './signal.tsx';
import { SigningPen } from './signing-pen.tsx';
import { SigningPhone } from './signing-phone.tsx';
import { Signpost } from './signpost.tsx';
import { Sliders } from './sliders.tsx';
import { SpeechBubbles } from './speech-bubbles.tsx';
import { Stamp } from './stamp.tsx';
import { SteeringWheel } from './steering-wheel.tsx';
import { Storefront } from './storefront.tsx';
import { TickedTerms } from './ticked-terms.tsx';
import { Transfer } from './transfer.tsx';
import { Umbrella } from './umbrella.tsx';
import { Wallet } from './wallet.tsx';

/**
 * All pictures by name. The first screen imports its pictures from their own files, because this map loads all of them.
 */
export const pictures = {
  brokenChain: BrokenChain,
  building: Building,
  bulb: Bulb,
  car: Car,
  card: BankCard,
  cloudOff: CloudOff,
  coins: Coins,
  cookie: Cookie,
  document: Document,
  faceFrame: FaceFrame,
  failed: Failed,
  hourglass: Hourglass,
  house: House,
  noOffer: NoOffer,
  signingPen: SigningPen,
  phoneMessage: PhoneMessage,
  remake: Remake,
  review: Review,
  seal: Seal,
  calendar: Calendar,
  gauge: Gauge,
  payslip: Payslip,
  scale: Scale,
  search: Search,
  shield: Shield,
  signal: Signal,
  camera: Camera,
  faceTurn: FaceTurn,
  idBack: IdBack,
  idCard: IdCard,
  idCheck: IdCheck,
  idFront: IdFront,
  key: Key,
  mapPin: MapPin,
  qrPhone: QrPhone,
  sliders: Sliders,
  bank: Bank,
  calculator: Calculator,
  signpost: Signpost,
  device: Device,
  energyBill: EnergyBill,
  wallet: Wallet,
  umbrella: Umbrella,
  briefcase: Briefcase,
  steeringWheel: SteeringWheel,
  speechBubbles: SpeechBubbles,
  receipt: Receipt,
  tickedTerms: TickedTerms,
  organisation: Organisation,
  padlock: Padlock,
  pieChart: PieChart,
  ruleBook: RuleBook,
  stamp: Stamp,
  transfer: Transfer,
  dataMatch: DataMatch,
  contract: Contract,
  deskLamp: DeskLamp,
  idSides: IdSides,
  signingPhone: SigningPhone,
  linkMessage: LinkMessage,
  documentScan: DocumentScan,
  documentTray: DocumentTray,
  contractSearch: ContractSearch,
  contractChoice: ContractChoice,
  filingCabinet: FilingCabinet,
  moneyJar: MoneyJar,
  storefront: Storefront,
  documentAlert: DocumentAlert,
} as const satisfies Record<string, () => ReactNode>;
