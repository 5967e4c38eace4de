import { offerFor } from '../offers.ts';
import { simulationCallOf } from '../step-knowledge.ts';
import { isJsonObject, type Json } from '../wire.ts';
import { type Handler, ok, refuse } from './call.ts';

/** A simulation restricts the offer of the step that is open. */
export const simulate: Handler = ({ visit, operation, body, parameters, contract }) => {
  const { open } = visit;
  if (open.kind !== 'simulation') {
    visit.complaints.push(`${operation.id} is called at a step that simulates nothing`);
    return refuse(404, 'Não encontrado');
  }
  const { id, name } = simulationCallOf(open.wire.stepType.slug, contract) ?? {};
  if (operation.id !== id || parameters.call !== name)
    visit.complaints.push(
      `${operation.id} ${parameters.call ?? ''} is no call of ${open.wire.stepType.slug}`,
    );
  const { valor, tipo } = isJsonObject(body) ? body : {};
  const { valorMinimo = 0, valorMaximo = Number.POSITIVE_INFINITY } = open.offer;
  if (typeof valor === 'number' && (valor < valorMinimo || valor > valorMaximo))
    visit.complaints.push(`${operation.id} asks for ${valor}, which is outside the limits`);
  if (tipo !== undefined && !open.choice?.types.some(({ value }) => value === tipo))
    visit.complaints.push(`${operation.id} names the way "${String(tipo)}", which nobody offers`);
  const offer = offerFor(open.offer, body, open.insurance);
  visit.makeOffer(offer);
  visit.lastSimulation = body;
  return ok(JSON.parse(JSON.stringify(offer)) as Json); // an offer is JSON
};
