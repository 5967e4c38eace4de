import { readMember, readText } from '../../read-member.ts';
import {
  isLockedOut,
  knowsHash,
  type Operation,
  proposalOfHash,
  refuseExpiredSession,
  refuseForeignProposal,
  refuseUnknownHash,
} from '../call.ts';

/** Stores the visitor's consent to the use of personal data (7.19). The latest one counts. */
export const externalLgpd: Operation<'externalLgpd'> = (call, service) => {
  const hash = readText(call.body, 'hashId');
  if (!knowsHash(hash, service)) return refuseUnknownHash();
  if (isLockedOut(call, service)) return refuseExpiredSession();
  const proposalId = readText(call.body, 'proposalId');
  if (proposalId !== '' && proposalOfHash(hash, service)?.id !== proposalId) return refuseForeignProposal();
  const accepted = readMember(call.body, 'accepted') === true;
  const listedTerms = readMember(call.body, 'terms');
  const terms = Array.isArray(listedTerms) ? listedTerms.filter(term => typeof term === 'string') : [];
  const now = service.now();
  service.state.consents[hash] = { accepted, terms, at: now };
  return {
    status: 200,
    body: {
      data: { accepted, date: new Date(now).toISOString() },
      message: accepted ? 'Consentimento registrado.' : 'Recusa registrada.',
    },
  };
};
