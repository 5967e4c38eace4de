import { property, propertyOffersFor } from '../property.ts';
import type { Json } from '../wire.ts';
import { type Handler, memberOf, ok, refuse } from './call.ts';
import { answerList } from './list-answers.ts';

/** The offers of the banks for the property of the earlier form. */
const multipleFinancing: Handler = ({ visit, body }) => {
  const offers = propertyOffersFor(Number(memberOf(body, 'valorDeEntrada')), Number(memberOf(body, 'prazo')));
  const kind = memberOf(body, 'tipoDeImovel');
  const isRight =
    memberOf(body, 'valorDoImovel') === property.price &&
    (kind === undefined || kind === property.kind.value) &&
    visit.open.kind === 'propertyFinancing';
  if (!offers || !isRight) {
    visit.complaints.push(`banks are asked for offers with ${JSON.stringify(body)}`);
    return refuse(422, 'Confira os dados do imóvel.');
  }
  visit.propertyOffers = offers;
  return ok(JSON.parse(JSON.stringify(offers)) as Json); // offers are JSON
};

export const propertyAnswers: Readonly<Record<string, Handler>> = {
  multipleFinancing,
  getMultipleFinancingResource: call => answerList(call, call.query.get('resource') ?? ''),
  getResidencyValue: () => ok({ valor: property.price, valorMinimo: 90_000, valorMaximo: 1_500_000 }),
};
