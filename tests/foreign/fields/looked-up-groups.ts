import { companies } from '../companies.ts';
import { fillPattern, formatCnpj, formatReais } from '../fill-pattern.ts';
import type { Answer, Control } from '../journey.ts';
import { knownAddress } from '../known-address.ts';
import { vehicle, vehicleLists } from '../vehicle.ts';
import type { Json, Wire } from '../wire.ts';
import type { FieldContext, MadeField } from './field-context.ts';

interface Part {
  key: string;
  label: string;
  component: NonNullable<Wire['field']['component']>;
  look?: string;
  sent: readonly Json[];
  /** Without an answer the look-up fills the field. */
  answer?: Answer;
  more?: Partial<Wire['field']>;
}

const controls: Readonly<Record<string, Control>> = {
  select: 'combobox',
  modeloVeiculo: 'combobox',
  anoModeloVeiculo: 'combobox',
};

export function createPart({ nextNumber }: FieldContext, part: Part): MadeField {
  const number = nextNumber();
  return {
    wire: {
      _id: `campo${number}`,
      key: part.key,
      label: `${part.label} ${number}`,
      component: part.component,
      rules: [{ required: true }],
      ...part.more,
    },
    name: `${part.label} ${number}`,
    control: controls[part.component] ?? 'textbox',
    answer: part.answer,
    isShown: true,
    sent: part.sent,
    look: part.look,
    looksSameWhenStored: part.look !== undefined,
    matching: [],
  };
}

export const valueAndLabel = ({ value, label }: { value: string; label: string }): Json => ({ value, label });

/** An address that the postal code fills in (5.29). Its keys are those of 3.34. */
function createAddressFields(context: FieldContext): MadeField[] {
  const { random, lists } = context;
  const { cep, logradouro, bairro, localidade, uf } = knownAddress;
  const typed = (key: string, label: string, text: string): MadeField =>
    createPart(context, { key, label, component: 'text', look: text, sent: [text] });
  const digits = random.chance(0.4);
  const formattedCep = fillPattern('#####-###', cep);
  const code = createPart(context, {
    key: 'cep',
    label: 'CEP da residência',
    component: 'cep',
    answer: { kind: 'type', keys: cep },
    look: formattedCep,
    sent: [digits ? cep : formattedCep],
    more: digits ? { format: { send: 'onlyDigits' } } : {},
  });
  const street = typed(random.pick(['logradouro', 'endereco', 'rua']), 'Rua ou avenida', logradouro);
  const number = createPart(context, {
    key: 'numero',
    label: 'Número da casa',
    component: 'text',
    answer: { kind: 'type', keys: '1578' },
    look: '1578',
    sent: ['1578'],
  });
  const district = typed('bairro', 'Bairro da casa', bairro);
  const [state, city] = random.chance(0.5)
    ? createAddressLists(context)
    : [
        createPart(context, {
          key: random.pick(['estado', 'uf']),
          label: 'Estado da casa',
          component: 'text',
          sent: [uf, 'São Paulo'],
        }),
        typed('cidade', 'Cidade da casa', localidade),
      ];
  return random.chance(0.5)
    ? [code, street, number, district, state, city]
    : [code, state, city, district, street, number];

  function createAddressLists(ofForm: FieldContext): [MadeField, MadeField] {
    const states = [
      { value: 'RJ', label: 'Rio de Janeiro' },
      { value: uf, label: 'São Paulo' },
    ];
    const cities = [
      { value: '3509502', label: 'Campinas' },
      { value: '3550308', label: localidade },
    ];
    lists.set('states', { options: states });
    lists.set('cities', { options: cities, reference: uf });
    const stateField = createPart(ofForm, {
      key: random.pick(['estado', 'uf']),
      label: 'Estado da casa',
      component: 'select',
      look: 'São Paulo',
      sent: [{ value: uf, label: 'São Paulo' }],
      more: { resource: 'states' },
    });
    const cityField = createPart(ofForm, {
      key: 'cidade',
      label: 'Cidade da casa',
      component: 'select',
      look: localidade,
      sent: [{ value: '3550308', label: localidade }],
      more: { resource: 'cities', dependencies: [stateField.wire._id] },
    });
    return [stateField, cityField];
  }
}

/** The vehicle of a plate, or chosen level by level in the vehicle price table (7.24). */
export function createVehicleFields(context: FieldContext): MadeField[] {
  const { random, lists } = context;
  for (const [name, options] of Object.entries(vehicleLists)) lists.set(name, { options: [...options] });
  const byPlate = random.chance(0.5);
  const chosen = (
    key: string,
    label: string,
    component: Part['component'],
    option: { value: string; label: string },
    resource: string,
  ): MadeField =>
    createPart(context, {
      key,
      label,
      component,
      look: option.label,
      sent: [valueAndLabel(option), option.value],
      more: { resource },
      ...(!byPlate && { answer: { kind: 'choose', label: option.label } }),
    });
  const plate = createPart(context, {
    key: 'placa',
    label: 'Placa do carro',
    component: 'consultaPlaca',
    answer: { kind: 'type', keys: vehicle.plate },
    look: vehicle.plate,
    sent: [vehicle.plate],
  });
  return [
    ...(byPlate ? [plate] : []),
    chosen('tipoVeiculo', 'Tipo do veículo', 'select', vehicle.kind, 'tipoVeiculo'),
    chosen('marcaVeiculo', 'Marca do veículo', 'select', vehicle.make, 'marcaVeiculo'),
    chosen('modeloVeiculo', 'Modelo do veículo', 'modeloVeiculo', vehicle.model, 'fipe-modelo-veiculo'),
    chosen('anoModeloVeiculo', 'Ano do veículo', 'anoModeloVeiculo', vehicle.year, 'fipe-ano-modelo-veiculo'),
    createPart(context, {
      key: 'valorVeiculo',
      label: 'Valor do veículo',
      component: 'money',
      look: formatReais(vehicle.price),
      sent: [vehicle.price],
    }),
  ];
}

/** The employer, found by its name (7.26), which fills the name beside the CNPJ. */
export function createCompanyFields(context: FieldContext): MadeField[] {
  const company = context.random.pick(companies);
  const shownCnpj = formatCnpj(company.cnpj);
  return [
    createPart(context, {
      key: 'cnpj',
      label: 'CNPJ da empresa',
      component: 'cnpj',
      answer: { kind: 'findCompany', search: 'padaria', company: company.name },
      look: shownCnpj,
      sent: [shownCnpj],
    }),
    createPart(context, {
      key: 'razaoSocial',
      label: 'Nome da empresa',
      component: 'text',
      look: company.name,
      sent: [company.name],
    }),
  ];
}

/** A list that is empty, and the text field that replaces it then (`displayIfResourceIsEmpty`). */
function createReplacedList(context: FieldContext): MadeField[] {
  const list = createPart(context, {
    key: `lista${context.nextNumber()}`,
    label: 'Empregador da lista',
    component: 'select',
    sent: [null],
    more: { resource: 'listaVazia' },
  });
  list.control = 'none'; // its label, and in place of the options the words for an empty list
  const text = createPart(context, {
    key: `escrito${context.nextNumber()}`,
    label: 'Empregador por extenso',
    component: 'text',
    answer: { kind: 'type', keys: 'Oficina do Zé' },
    look: 'Oficina do Zé',
    sent: ['Oficina do Zé'],
    more: { resource: 'listaVazia', displayIfResourceIsEmpty: true },
  });
  context.lists.set(list.wire._id, { options: [] });
  context.lists.set(text.wire._id, { options: [] });
  return [list, text];
}

/** Groups of fields that a look-up fills. A journey has each at most once, because the app knows them by their keys. */
export const lookedUpGroups = [
  createAddressFields,
  createVehicleFields,
  createCompanyFields,
  createReplacedList,
] as const;
