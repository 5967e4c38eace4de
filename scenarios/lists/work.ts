import { codedOptions, fixedList, namedOptions, numberedOptions, type OptionListOf } from './option-list.ts';
import { professionGroups } from './professions.ts';

/** Every profession by name. The value is its place in the groups, so it does not depend on sorting. */
export const professions = fixedList(
  professionGroups
    .flatMap(group => group.options)
    .sort((left, right) => left.label.localeCompare(right.label, 'pt-BR')),
);

/** The positions of a profession. */
export const positions: OptionListOf = ([profession = '']) => {
  const group = professionGroups.find(({ options }) => options.some(({ value }) => value === profession));
  return group ? numberedOptions(group.positions) : [];
};

export const linkTypes = fixedList(
  codedOptions([
    ['clt', 'Empregado CLT'],
    ['estatutario', 'Servidor público estatutário'],
    ['comissionado', 'Cargo em comissão'],
    ['temporario', 'Contrato temporário'],
    ['militar', 'Militar'],
    ['aposentado', 'Aposentado'],
    ['pensionista', 'Pensionista'],
    ['autonomo', 'Autônomo'],
    ['mei', 'Microempreendedor individual (MEI)'],
    ['empresario', 'Empresário'],
    ['liberal', 'Profissional liberal'],
    ['domestico', 'Empregado doméstico'],
    ['estagiario', 'Estagiário'],
    ['aprendiz', 'Jovem aprendiz'],
    ['doLar', 'Do lar'],
    ['desempregado', 'Sem ocupação no momento'],
  ]),
);

export const employeeSituation = fixedList(
  namedOptions([
    'Ativo',
    'Em experiência',
    'Em férias',
    'Afastado pelo INSS',
    'Licença-maternidade',
    'Licença sem remuneração',
    'Cedido a outro órgão',
    'Aviso prévio',
    'Aposentado',
    'Pensionista',
    'Exonerado ou demitido',
  ]),
);

export const legalRegime = fixedList(
  codedOptions([
    ['clt', 'CLT - Consolidação das Leis do Trabalho'],
    ['rju', 'RJU - Regime Jurídico Único'],
    ['estatutario', 'Estatutário estadual ou municipal'],
    ['militar', 'Estatuto dos Militares'],
    ['temporario', 'Contrato por tempo determinado'],
    ['comissionado', 'Cargo em comissão'],
    ['lei500', 'Lei 500/74 (São Paulo)'],
  ]),
);
