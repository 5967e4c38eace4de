import { parseSafeUrl } from '#shared/safety/url.ts';
import type { LoanContract } from './model/loan-contract.ts';
import type { Step } from './model/step.ts';

export interface SignableContract {
  id: string;
  name: string;
  number: string;
  /** The address for reading and signing; `undefined` if there is none, or no safe one. */
  link: string | undefined;
  signatureStatus: 'pending' | 'signed' | 'refused';
  label: string;
}

const LABELS = {
  pending: 'Assinatura pendente',
  signed: 'Assinatura concluída',
  refused: 'Assinatura recusada',
} as const;

const isSignatureStatus = (text: string): text is SignableContract['signatureStatus'] =>
  Object.hasOwn(LABELS, text);

/** The customer's contracts that must be signed (2.11), recognised by a signature status. */
export const contractsToSign = (contracts: readonly LoanContract[]): SignableContract[] =>
  contracts.flatMap(({ id, name, number, link = '', signature = '' }) =>
    isSignatureStatus(signature)
      ? [
          {
            id,
            name: name || 'Contrato',
            number,
            link: parseSafeUrl(link),
            signatureStatus: signature,
            label: LABELS[signature],
          },
        ]
      : [],
  );

/** The contracts of the state. */
interface ListedContracts {
  list: readonly LoanContract[];
  /** The step whose signatures they show. */
  slug?: string;
}

/** Whether the service has listed contracts to sign for this step, and all of them are signed. */
export function isEachSigned({ list, slug }: ListedContracts, stepSlug: string): boolean {
  const contracts = contractsToSign(list);
  return slug === stepSlug && contracts.length > 0 && contracts.every(isSigned);
}

const isSigned = ({ signatureStatus }: SignableContract): boolean => signatureStatus === 'signed';

/**
 * Whether the customer can sign the contract, now or once its link comes. A refused signature brings no link of its
 * own.
 */
export const awaitsSignature = ({ signatureStatus, link }: SignableContract): boolean =>
  signatureStatus === 'pending' || (signatureStatus === 'refused' && link !== undefined);

/** The contract behind the own address of a signature step. */
export const contractOfStep = ({ slug, name }: Step, link: string): SignableContract => ({
  id: slug,
  name,
  number: '',
  link,
  signatureStatus: 'pending',
  label: LABELS.pending,
});
