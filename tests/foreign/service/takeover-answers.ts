import { surchargeFor } from '../plan-insurance.ts';
import { offerToTakeOver, transferBanks } from '../takeovers.ts';
import type { Json } from '../wire.ts';
import { type Handler, memberOf, ok, refuse } from './call.ts';
import { simulate } from './simulate.ts';
import type { Visit } from './visit.ts';

const takeoverOf = ({ open }: Visit) => (open.kind === 'simulation' ? open.takeover : undefined);

const getQitechContracts: Handler = ({ visit }) =>
  ok((takeoverOf(visit)?.contracts ?? []).map(contract => ({ ...contract })));

const getQitechParticipants: Handler = () => ok({ resource: transferBanks.map(bank => ({ ...bank })) });

/** Simulates the takeover of the contracts that the request names. */
const simulateQitech: Handler = call => {
  const { visit, body } = call;
  const takeover = takeoverOf(visit);
  if (visit.open.kind === 'simulation' && !takeover) return simulate(call);
  const names = memberOf(body, 'contracts');
  const taken = takeover?.contracts.filter(({ _id }) => Array.isArray(names) && names.includes(_id)) ?? [];
  const pricingType = memberOf(body, 'pricingType');
  if (!takeover || taken.length === 0 || pricingType !== takeover.pricingType) {
    visit.complaints.push(`a takeover is simulated with ${JSON.stringify(body)}`);
    return refuse(422, 'Escolha um contrato.');
  }
  const insurance = visit.open.kind === 'simulation' ? visit.open.insurance : undefined;
  const surcharge = surchargeFor(insurance, memberOf(body, 'comSeguro') === true);
  const offer = {
    ...offerToTakeOver(taken, takeover.pricingType, surcharge),
    ...(insurance && { valorDoSeguro: insurance.price }),
  };
  visit.makeOffer(offer);
  return ok(JSON.parse(JSON.stringify(offer)) as Json); // an offer is JSON
};

export const takeoverAnswers: Readonly<Record<string, Handler>> = {
  getQitechContracts,
  getQitechParticipants,
  simulateQitech,
};
