import { codedOptions, fixedList, namedOptions } from './option-list.ts';

export const genders = fixedList(namedOptions(['Feminino', 'Masculino', 'Outro', 'Prefiro não informar']));

export const maritalStatus = fixedList(
  namedOptions(['Solteiro(a)', 'Casado(a)', 'União estável', 'Separado(a)', 'Divorciado(a)', 'Viúvo(a)']),
);

export const educationLevel = fixedList(
  namedOptions([
    'Sem instrução',
    'Ensino fundamental incompleto',
    'Ensino fundamental completo',
    'Ensino médio incompleto',
    'Ensino médio completo',
    'Ensino técnico',
    'Ensino superior incompleto',
    'Ensino superior completo',
    'Pós-graduação',
    'Mestrado',
    'Doutorado',
  ]),
);

export const literacyOptions = fixedList(
  codedOptions([
    ['sim', 'Sim'],
    ['nao', 'Não'],
  ]),
);

export const documentType = fixedList(
  codedOptions([
    ['rg', 'RG - Registro Geral'],
    ['cin', 'CIN - Carteira de Identidade Nacional'],
    ['cnh', 'CNH - Carteira Nacional de Habilitação'],
    ['rne', 'RNE - Registro Nacional de Estrangeiros'],
    ['crnm', 'CRNM - Carteira de Registro Nacional Migratório'],
    ['ctps', 'CTPS - Carteira de Trabalho'],
    ['passaporte', 'Passaporte'],
    ['classe', 'Carteira de conselho de classe'],
    ['militar', 'Identidade militar'],
  ]),
);

export const issuingAgency = fixedList(
  codedOptions([
    ['SSP', 'SSP - Secretaria de Segurança Pública'],
    ['DETRAN', 'DETRAN - Departamento Estadual de Trânsito'],
    ['PC', 'PC - Polícia Civil'],
    ['PM', 'PM - Polícia Militar'],
    ['CBM', 'CBM - Corpo de Bombeiros Militar'],
    ['PF', 'PF - Polícia Federal'],
    ['DPF', 'DPF - Departamento de Polícia Federal'],
    ['IFP', 'IFP - Instituto Félix Pacheco'],
    ['IIRGD', 'IIRGD - Instituto de Identificação Ricardo Gumbleton Daunt'],
    ['IGP', 'IGP - Instituto-Geral de Perícias'],
    ['ITEP', 'ITEP - Instituto Técnico-Científico de Perícia'],
    ['SDS', 'SDS - Secretaria de Defesa Social'],
    ['SJS', 'SJS - Secretaria da Justiça e Segurança'],
    ['SESP', 'SESP - Secretaria de Estado da Segurança Pública'],
    ['POLITEC', 'POLITEC - Perícia Oficial e Identificação Técnica'],
    ['MAER', 'MAER - Ministério da Aeronáutica'],
    ['MEX', 'MEX - Ministério do Exército'],
    ['MMA', 'MMA - Ministério da Marinha'],
    ['MTE', 'MTE - Ministério do Trabalho e Emprego'],
    ['CREA', 'CREA - Conselho Regional de Engenharia e Agronomia'],
    ['CRM', 'CRM - Conselho Regional de Medicina'],
    ['COREN', 'COREN - Conselho Regional de Enfermagem'],
    ['CRO', 'CRO - Conselho Regional de Odontologia'],
    ['CRC', 'CRC - Conselho Regional de Contabilidade'],
    ['OAB', 'OAB - Ordem dos Advogados do Brasil'],
    ['OUT', 'Outro órgão'],
  ]),
);

export const addressType = fixedList(
  namedOptions([
    'Residencial',
    'Comercial',
    'Rua',
    'Avenida',
    'Alameda',
    'Travessa',
    'Praça',
    'Rodovia',
    'Estrada',
    'Loteamento',
    'Quadra',
    'Sítio',
  ]),
);

/**
 * Brazilian first. The value is the country's code of ISO 3166-1, except `BR-N` for naturalised Brazilians.
 */
export const nationality = fixedList(
  codedOptions([
    ['BR', 'Brasileira'],
    ['BR-N', 'Brasileira naturalizada'],
    ['DE', 'Alemã'],
    ['AO', 'Angolana'],
    ['AR', 'Argentina'],
    ['BO', 'Boliviana'],
    ['CV', 'Cabo-verdiana'],
    ['CL', 'Chilena'],
    ['CN', 'Chinesa'],
    ['CO', 'Colombiana'],
    ['KR', 'Coreana'],
    ['CU', 'Cubana'],
    ['EC', 'Equatoriana'],
    ['ES', 'Espanhola'],
    ['US', 'Estadunidense'],
    ['FR', 'Francesa'],
    ['HT', 'Haitiana'],
    ['GB', 'Inglesa'],
    ['IT', 'Italiana'],
    ['JP', 'Japonesa'],
    ['LB', 'Libanesa'],
    ['MX', 'Mexicana'],
    ['MZ', 'Moçambicana'],
    ['NG', 'Nigeriana'],
    ['PY', 'Paraguaia'],
    ['PE', 'Peruana'],
    ['PT', 'Portuguesa'],
    ['SN', 'Senegalesa'],
    ['SY', 'Síria'],
    ['UY', 'Uruguaia'],
    ['VE', 'Venezuelana'],
  ]),
);
