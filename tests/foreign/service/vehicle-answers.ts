import { surchargeFor } from '../plan-insurance.ts';
import { financingFor } from '../vehicle.ts';
import type { Json } from '../wire.ts';
import { type Handler, memberOf, ok, refuse } from './call.ts';
import { outcomeOf } from './proposal-answers.ts';
import type { Visit } from './visit.ts';

const insuranceOf = ({ open }: Visit) => (open.kind === 'vehicleFinancing' ? open.insurance : undefined);

/** The options for an entry of 20% to 80% of the price (5.31). */
const simulateCdc: Handler = ({ visit, query }) => {
  const insurance = insuranceOf(visit);
  const surcharge = surchargeFor(insurance, query.get('comSeguro') === 'true');
  const offered = financingFor(Number(query.get('valorEntradaCDC')), surcharge);
  const financing = offered && { ...offered, ...(insurance && { valorDoSeguro: insurance.price }) };
  if (!financing) {
    visit.complaints.push(`the financing is simulated with ${query}`);
    return refuse(422, 'Confira o valor da entrada.');
  }
  visit.financings.push(financing);
  return ok({ simulation: JSON.parse(JSON.stringify(financing)) as Json }); // a simulation is JSON
};

const financeCdc: Handler = ({ visit, body }) => {
  const isInsured = memberOf(body, 'comSeguro') === true;
  const surcharge = surchargeFor(insuranceOf(visit), isInsured);
  const financing = financingFor(Number(memberOf(body, 'valorEntradaCDC')), surcharge);
  const option = financing?.installmentSimulations.find(
    ({ prazo, taxa, valorDaParcela }) =>
      prazo === memberOf(body, 'prazo') &&
      taxa === memberOf(body, 'taxa') &&
      valorDaParcela === memberOf(body, 'valorDaParcela'),
  );
  const { slug } = visit.current.wire;
  if (!financing || !option) {
    visit.complaints.push(`"${slug}": the service has not offered ${JSON.stringify(body)}`);
    return refuse(422, 'Esta opção não está mais disponível.');
  }
  visit.save({
    step: slug,
    data: { valorEntradaCDC: financing.valorEntradaCDC, prazo: option.prazo, comSeguro: isInsured },
    files: {},
  });
  return outcomeOf(visit, slug);
};

export const vehicleAnswers: Readonly<Record<string, Handler>> = { simulateCdc, financeCdc };
