import { toSearchText } from '../to-search-text.ts';
import { cnpjOf } from './cnpj.ts';
import { seededNumber, seededPick } from './seeded.ts';

/** A company as in the answer of the lookup by name (3.38). */
export interface Company {
  name: string;
  /** 14 characters without punctuation. */
  cnpj: string;
  uf: string;
}

const trades = [
  'Padaria e Confeitaria',
  'Supermercado',
  'Mercearia',
  'Farmácia',
  'Auto Peças',
  'Oficina Mecânica',
  'Transportes',
  'Construtora',
  'Materiais de Construção',
  'Metalúrgica',
  'Móveis Planejados',
  'Confecções',
  'Calçados',
  'Papelaria',
  'Clínica Médica',
  'Laboratório',
  'Colégio',
  'Restaurante',
  'Lanchonete',
  'Hotel e Pousada',
  'Agropecuária',
  'Laticínios',
  'Gráfica e Editora',
  'Tecnologia da Informação',
  'Contabilidade',
  'Limpeza e Conservação',
] as const;

const companyNames = [
  'São João',
  'Flor do Campo',
  'Três Irmãos',
  'Boa Esperança',
  'Estrela do Sul',
  'Conceição',
  'Ipê Amarelo',
  'União',
  'Horizonte',
  'Açaí da Serra',
  'Nova Aliança',
  'Guarani',
] as const;

const legalForms = ['Ltda', 'Ltda', 'EIRELI', 'S.A.', 'ME', 'Comércio e Serviços Ltda'] as const;
const states = ['SP', 'MG', 'RJ', 'PR', 'RS', 'BA', 'SC', 'PE', 'CE', 'GO', 'ES', 'PA', 'DF', 'MT'] as const;

/** Every trade with six of the names. The check digits are valid, but the companies do not exist. */
export const companies: readonly Company[] = trades
  .flatMap((trade, index) =>
    Array.from(
      { length: 6 },
      (_, nameIndex) => `${trade} ${companyNames[(index + nameIndex * 2) % companyNames.length]}`,
    ),
  )
  .map(name => ({
    name: `${name} ${seededPick(legalForms, `${name} form`)}`,
    cnpj: cnpjOf(cnpjRootOf(name)),
    uf: seededPick(states, `${name} uf`),
  }))
  .sort((left, right) => left.name.localeCompare(right.name, 'pt-BR'));

/** Eight characters of the company and four of its head office. One in five contains letters. */
function cnpjRootOf(name: string): string {
  const number = seededNumber(name);
  if (number % 5 > 0) return `${String(number % 100_000_000).padStart(8, '0')}0001`;
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const characters = Array.from({ length: 8 }, (_, index) => seededPick([...letters], `${name} ${index}`));
  return `${characters.join('')}0001`;
}

/**
 * Companies whose name contains every word of the text, regardless of case and accents; none for an empty
 * text.
 */
export function companiesNamed(text: string): readonly Company[] {
  const words = toSearchText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return companies.filter(({ name }) => words.every(word => toSearchText(name).includes(word)));
}
