/** A fictitious person. The CPFs follow the check-digit rule, and no such phone numbers are in use. */
export interface Persona {
  name: string;
  cpf: string;
  cellphone: string;
  email: string;
  /** DD/MM/YYYY */
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

/** Gets no offer: no lender has an agreement with her employer. */
export const beatriz: Persona = {
  ...marina,
  name: 'Beatriz Nogueira Lima',
  cpf: '318.507.462-90',
  cellphone: '(21) 97654-3210',
  email: 'beatriz.lima@exemplo.com.br',
  birth: '30/07/1995',
};

/** Retired, receives a pension from the INSS. */
export const valdirene: Persona = {
  name: 'Valdirene Maria dos Santos',
  cpf: '274.918.360-03',
  cellphone: '(81) 99612-3478',
  email: 'valdirene.santos@exemplo.com.br',
  birth: '19/08/1956',
  cep: '50030-230',
  street: 'Avenida Rio Branco',
  number: '88',
  complement: '',
  district: 'Recife',
  state: { value: 'PE', label: 'Pernambuco' },
  city: 'Recife',
  bank: { value: '104', label: '104 - Caixa Econômica Federal' },
  agency: '0048',
  account: '00098712-4',
};

/** Employed since last year, rents, drives a used car. */
export const caio: Persona = {
  name: 'Caio Henrique Martins',
  cpf: '861.350.427-26',
  cellphone: '(41) 99234-8765',
  email: 'caio.martins@exemplo.com.br',
  birth: '05/12/1997',
  cep: '80020-310',
  street: 'Rua XV de Novembro',
  number: '621',
  complement: 'Sala 3',
  district: 'Centro',
  state: { value: 'PR', label: 'Paraná' },
  city: 'Curitiba',
  bank: { value: '336', label: '336 - C6 Bank' },
  agency: '0001',
  account: '2468135-7',
};
