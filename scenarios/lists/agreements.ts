import { codedOptions, fixedList, type OptionListOf } from './option-list.ts';

/** Agreements with employers and social security. A code that contains 0087 is Correios (5.32). */
const generalAgreements = [
  ['000020', 'INSS'],
  ['000011', 'SIAPE'],
  ['000087', 'Correios'],
  ['000130', 'Exército Brasileiro'],
  ['000131', 'Marinha do Brasil'],
  ['000132', 'Aeronáutica'],
  ['000200', 'Governo do Estado de São Paulo'],
  ['000201', 'Governo do Estado do Rio de Janeiro'],
  ['000202', 'Governo do Estado de Minas Gerais'],
  ['000203', 'Governo do Estado da Bahia'],
  ['000204', 'Governo do Estado do Paraná'],
  ['000205', 'Governo do Estado de Pernambuco'],
  ['000206', 'Governo do Estado do Ceará'],
  ['000207', 'Governo do Estado de Goiás'],
  ['000300', 'Prefeitura de São Paulo'],
  ['000301', 'Prefeitura do Rio de Janeiro'],
  ['000302', 'Prefeitura de Belo Horizonte'],
  ['000303', 'Prefeitura de Salvador'],
  ['000304', 'Prefeitura de Curitiba'],
  ['000305', 'Prefeitura de Recife'],
  ['000400', 'Tribunal de Justiça de São Paulo'],
  ['000401', 'Tribunal Regional do Trabalho da 2ª Região'],
  ['000500', 'Crédito do Trabalhador (CLT)'],
] as const;

export const agreements = fixedList(codedOptions(generalAgreements));

const specificByGeneral: Readonly<Record<string, readonly string[]>> = {
  '000020': ['Aposentados e pensionistas', 'BPC/LOAS', 'Representante legal'],
  '000011': ['Servidor ativo', 'Aposentado', 'Pensionista', 'Contrato temporário'],
  '000087': ['Empregados ativos', 'Postalis - aposentados', 'Postalis - pensionistas'],
  '000130': ['Militar da ativa', 'Militar da reserva', 'Pensionista militar', 'Servidor civil'],
  '000131': ['Militar da ativa', 'Militar da reserva', 'Pensionista militar', 'Servidor civil'],
  '000132': ['Militar da ativa', 'Militar da reserva', 'Pensionista militar', 'Servidor civil'],
  '000500': ['Empregado CLT', 'Empregado doméstico', 'Trabalhador rural', 'Empregado de MEI'],
};

const stateBodies = [
  'Administração direta',
  'Secretaria da Educação',
  'Secretaria da Saúde',
  'Polícia Militar',
];
const townBodies = ['Administração direta', 'Educação', 'Saúde', 'Guarda Civil', 'Instituto de Previdência'];
const courtGroups = ['Magistrados', 'Servidores', 'Aposentados e pensionistas'];

const labelsOf = (code: string): readonly string[] => {
  const ownGroup = Object.hasOwn(specificByGeneral, code) ? specificByGeneral[code] : undefined;
  if (ownGroup) return ownGroup;
  if (code.startsWith('0002')) return stateBodies;
  return code.startsWith('0003') ? townBodies : courtGroups;
};

/**
 * The specific agreements of a general one: its code plus two digits, so that those of Correios contain 0087
 * as well.
 */
export const specificAgreements: OptionListOf = ([code = '']) => {
  const agreement = generalAgreements.find(([generalCode]) => generalCode === code);
  if (!agreement) return [];
  return labelsOf(code).map((label, index) => ({
    value: code + String(index + 1).padStart(2, '0'),
    label: `${agreement[1]} - ${label}`,
  }));
};
