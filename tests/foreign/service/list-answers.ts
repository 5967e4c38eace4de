import { companies } from '../companies.ts';
import { vehicle, vehicleEntry } from '../vehicle.ts';
import { type Answer, type Call, type Handler, ok, refuse } from './call.ts';

/** A list of the journey. It is empty for another reference than the one that it belongs to. */
export function answerList({ visit, query }: Call, name: string): Answer {
  const list = visit.journey.lists.get(name);
  if (!list) {
    visit.complaints.push(`the app asks for the list "${name}", which no field names`);
    return refuse(404, 'Lista desconhecida');
  }
  const isRefused = list.reference !== undefined && query.get('referenceResourceCode') !== list.reference;
  if (isRefused)
    visit.complaints.push(
      `the list "${name}" belongs to "${list.reference}", the app asks for "${query.get('referenceResourceCode')}"`,
    );
  return ok({ resource: isRefused ? [] : list.options.map(option => ({ ...option })) });
}

const findCompaniesByName: Handler = ({ query }) => {
  const name = (query.get('name') ?? '').toLowerCase();
  return ok({
    companies: companies
      .filter(company => company.name.toLowerCase().includes(name))
      .map(item => ({ ...item })),
  });
};

const getFipeResource: Handler = call => {
  if (call.parameters.action !== 'consultaPlaca') return answerList(call, call.parameters.action ?? '');
  return call.query.get('placa') === vehicle.plate
    ? ok({ resource: [], vehicle: { ...vehicleEntry } })
    : refuse(404, 'Placa não encontrada');
};

export const listAnswers: Readonly<Record<string, Handler>> = {
  getResource: call => answerList(call, call.parameters.resourceName ?? ''),
  getFieldOptions: call => answerList(call, call.query.get('fieldId') ?? ''),
  findCompaniesByName,
  getFipeResource,
  getFipeModels: call => answerList(call, 'fipe-modelo-veiculo'),
  getFipeModelYears: call => answerList(call, 'fipe-ano-modelo-veiculo'),
  getFipeValue: () => ok({ ...vehicleEntry }),
};
