/** A test person. Nobody real: the CPFs follow the check-digit rule, the phones use free ranges of made-up people. */
export interface Persona {
  name: string;
  cpf: string;
  cellphone: string;
  email: string;
  /** DD/MM/AAAA */
  birth: string;
  cep: string;
  street: string;
  number: string;
  complement: string;
  district: string;
  state: { value: string; label: string };
  city: string;
  bank: { value: string; label: string };
  agency: string;
  account: string;
}

/** The usual customer: lives in São Paulo, everything goes well. */
export const marina: Persona = {
  name: 'Marina Alves de Souza',
  cpf: '529.982.247-25',
  cellphone: '(11) 98765-4321',
  email: 'marina.souza@exemplo.com.br',
  birth: '14/03/1988',
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: 'Apto 42',
  district: 'Bela Vista',
  state: { value: 'SP', label: 'São Paulo' },
  city: 'São Paulo',
  bank: { value: '260', label: '260 - Nubank' },
  agency: '0001',
  account: '1234567-8',
};

/** Lives in a town with one postal code for all streets. */
export const joaquim: Persona = {
  name: 'Joaquim Pereira da Silva',
  cpf: '406.192.738-87',
  cellphone: '(35) 99876-5432',
  email: 'joaquim.silva@exemplo.com.br',
  birth: '02/11/1961',
  cep: '37750-000',
  street: 'Rua das Acácias',
  number: '15',
  complement: '',
  district: 'Centro',
  state: { value: 'MG', label: 'Minas Gerais' },
  city: 'Machado',
  bank: { value: '104', label: '104 - Caixa Econômica Federal' },
  agency: '1523',
  account: '00123456-0',
};

/** Has an agreement with no lender. */
export const beatriz: Persona = {
  ...marina,
  name: 'Beatriz Nogueira Lima',
  cpf: '318.507.462-90',
  cellphone: '(21) 97654-3210',
  email: 'beatriz.lima@exemplo.com.br',
  birth: '30/07/1995',
};
