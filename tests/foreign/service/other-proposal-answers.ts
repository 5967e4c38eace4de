import type { Json } from '../wire.ts';
import { type Handler, memberOf, ok, refuse } from './call.ts';

/** The other proposal of the visitor, by the CPF or by its identifier. */
const getMultiProposal: Handler = ({ visit, parameters }) => {
  const { other, system } = visit.journey;
  if (system.configuration?.display.hidePopupMultiProposal)
    visit.complaints.push('the app looks for other proposals, although it may not offer them');
  const isKnown = other && [other.cpf, other.entry._id].includes(parameters.cpfOrId ?? '');
  return ok(isKnown ? [JSON.parse(JSON.stringify(other.entry)) as Json] : []); // the entry is JSON
};

/** Copies the other proposal, up to the step at which it is. */
const partialForkProposal: Handler = ({ visit, body }) => {
  const { entry } = visit.journey.other ?? {};
  if (!entry || memberOf(body, 'proposalId') !== entry._id) return refuse(404, 'Proposta desconhecida');
  visit.adopt(`${visit.hash}-copia`);
  return ok({ _id: visit.proposalId, hashId: visit.hash, currentStep: visit.current.wire.slug });
};

export const otherProposalAnswers: Readonly<Record<string, Handler>> = {
  getMultiProposal,
  partialForkProposal,
};
