import { safeUrl } from '#shared/safety/url.ts';
import type { LoanContract } from './model/loan-contract.ts';

export interface SignableContract {
  id: string;
  name: string;
  number: string;
  /** Where it is read and signed; `undefined` while there is no address one may open. */
  link: string | undefined;
  signatureStatus: 'pending' | 'signed' | 'refused';
  label: string;
}

const LABELS = {
  pending: 'Assinatura pendente',
  signed: 'Assinado',
  refused: 'Assinatura recusada',
} as const;

const isSignatureStatus = (text: string): text is SignableContract['signatureStatus'] =>
  Object.hasOwn(LABELS, text);

/** The contracts among a customer's that are there to be signed (2.11): they say how their signature stands. */
export const contractsToSign = (contracts: readonly LoanContract[]): SignableContract[] =>
  contracts.flatMap(({ id, name, number, link = '', signature = '' }) =>
    isSignatureStatus(signature)
      ? [
          {
            id,
            name: name || 'Contrato',
            number,
            link: safeUrl(link),
            signatureStatus: signature,
            label: LABELS[signature],
          },
        ]
      : [],
  );
