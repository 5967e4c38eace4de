import type { WireOption } from '../wire.ts';
import { bankOptions, banks } from './banks.ts';
import { codedOptions, fixedList, type OptionListOf } from './option-list.ts';
import { seededNumber, seededPick } from './seeded.ts';

export const bankList = fixedList(bankOptions);

export const accountType = fixedList(
  codedOptions([
    ['contaCorrente', 'Conta-corrente'],
    ['contaPoupanca', 'Conta poupança'],
    ['contaSalario', 'Conta salário'],
    ['contaPagamento', 'Conta de pagamento'],
    ['contaConjunta', 'Conta conjunta'],
  ]),
);

export const bankDomicileType = fixedList(
  codedOptions([
    ['proprio', 'Conta própria'],
    ['conjunta', 'Conta conjunta'],
    ['beneficio', 'Conta de recebimento do benefício'],
    ['salario', 'Conta de recebimento do salário'],
    ['terceiro', 'Conta de terceiro autorizado'],
  ]),
);

/** Banks without branches: their only agency is 0001. */
const digitalBanks = [
  '260',
  '077',
  '336',
  '290',
  '323',
  '380',
  '335',
  '536',
  '197',
  '364',
  '403',
  '461',
  '301',
];

/** Places with branches: city, state, districts. */
const branchPlaces = [
  ['São Paulo', 'SP', ['Sé', 'Paulista', 'Pinheiros', 'Santana', 'Tatuapé', 'Santo Amaro', 'Lapa', 'Moema']],
  ['Campinas', 'SP', ['Centro', 'Cambuí', 'Taquaral']],
  ['Santos', 'SP', ['Centro', 'Gonzaga']],
  ['Rio de Janeiro', 'RJ', ['Centro', 'Copacabana', 'Tijuca', 'Barra da Tijuca', 'Madureira']],
  ['Niterói', 'RJ', ['Centro', 'Icaraí']],
  ['Belo Horizonte', 'MG', ['Centro', 'Savassi', 'Pampulha', 'Barreiro']],
  ['Uberlândia', 'MG', ['Centro', 'Santa Mônica']],
  ['Vitória', 'ES', ['Centro', 'Praia do Canto']],
  ['Salvador', 'BA', ['Comércio', 'Pituba', 'Barra']],
  ['Recife', 'PE', ['Boa Vista', 'Boa Viagem']],
  ['Fortaleza', 'CE', ['Centro', 'Aldeota']],
  ['São Luís', 'MA', ['Centro', 'Renascença']],
  ['Natal', 'RN', ['Centro', 'Petrópolis']],
  ['João Pessoa', 'PB', ['Centro', 'Manaíra']],
  ['Maceió', 'AL', ['Centro', 'Ponta Verde']],
  ['Aracaju', 'SE', ['Centro', 'Jardins']],
  ['Teresina', 'PI', ['Centro', 'Jóquei']],
  ['Belém', 'PA', ['Campina', 'Nazaré']],
  ['Manaus', 'AM', ['Centro', 'Adrianópolis']],
  ['Porto Velho', 'RO', ['Centro', 'Nova Porto Velho']],
  ['Rio Branco', 'AC', ['Centro', 'Bosque']],
  ['Boa Vista', 'RR', ['Centro', 'São Francisco']],
  ['Macapá', 'AP', ['Central', 'Santa Rita']],
  ['Palmas', 'TO', ['Plano Diretor Norte', 'Plano Diretor Sul']],
  ['Brasília', 'DF', ['Asa Sul', 'Asa Norte', 'Taguatinga']],
  ['Goiânia', 'GO', ['Centro', 'Setor Bueno']],
  ['Cuiabá', 'MT', ['Centro', 'CPA']],
  ['Campo Grande', 'MS', ['Centro', 'Jardim dos Estados']],
  ['Curitiba', 'PR', ['Centro', 'Batel', 'Portão']],
  ['Londrina', 'PR', ['Centro', 'Gleba Palhano']],
  ['Florianópolis', 'SC', ['Centro', 'Trindade']],
  ['Joinville', 'SC', ['Centro', 'América']],
  ['Porto Alegre', 'RS', ['Centro Histórico', 'Moinhos de Vento', 'Menino Deus']],
  ['Caxias do Sul', 'RS', ['Centro', 'São Pelegrino']],
] as const;

/** Agencies of a bank, limited to a state if one is given. */
export const agencies: OptionListOf = ([bank = '', state]) => {
  if (!banks.some(([code]) => code === bank)) return [];
  if (digitalBanks.includes(bank)) return [{ value: '0001', label: '0001 - Agência digital' }];
  return agenciesOf(bank).filter(({ label }) => state === undefined || label.endsWith(`/${state}`));
};

/** The same bank always has the same agencies. Large banks are at every place, others at some. */
function agenciesOf(bank: string): WireOption[] {
  const isLarge = ['001', '104', '237', '341', '033'].includes(bank);
  const usedCodes = new Set<string>();
  return branchPlaces
    .filter(([city]) => isLarge || city === 'São Paulo' || seededNumber(`${bank} ${city}`) % 3 === 0)
    .flatMap(([city, state, districts]) =>
      (isLarge ? districts : [seededPick(districts, bank + city)]).map(district => ({
        value: unusedCode(`${bank} ${city} ${district}`, usedCodes),
        place: `${district}, ${city}/${state}`,
      })),
    )
    .sort((left, right) => left.value.localeCompare(right.value))
    .map(({ value, place }) => ({ value, label: `${value} - ${place}` }));
}

/** An unused number of four digits from 0002 to 9999. */
function unusedCode(text: string, usedCodes: Set<string>): string {
  for (let number = seededNumber(text); ; number += 1) {
    const code = String(2 + (number % 9998)).padStart(4, '0');
    if (usedCodes.has(code)) continue;
    usedCodes.add(code);
    return code;
  }
}
