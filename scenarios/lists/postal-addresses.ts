/** An address in the format of both postal-code services. */
export interface PostalAddress {
  cep: string;
  logradouro: string;
  complemento: string;
  bairro: string;
  localidade: string;
  uf: string;
}

const rows = [
  ['01001-000', 'Praça da Sé', 'lado ímpar', 'Sé', 'São Paulo', 'SP'],
  ['01310-100', 'Avenida Paulista', 'de 612 a 1510 - lado par', 'Bela Vista', 'São Paulo', 'SP'],
  ['04538-133', 'Avenida Brigadeiro Faria Lima', 'de 3253 ao fim', 'Itaim Bibi', 'São Paulo', 'SP'],
  ['13015-904', 'Avenida Francisco Glicério', '935', 'Centro', 'Campinas', 'SP'],
  ['20040-020', 'Praça Floriano', '', 'Centro', 'Rio de Janeiro', 'RJ'],
  ['22041-001', 'Avenida Nossa Senhora de Copacabana', '', 'Copacabana', 'Rio de Janeiro', 'RJ'],
  ['30140-071', 'Avenida Afonso Pena', '', 'Funcionários', 'Belo Horizonte', 'MG'],
  ['40026-010', 'Praça da Sé', '', 'Centro Histórico', 'Salvador', 'BA'],
  ['50030-230', 'Avenida Rio Branco', '', 'Recife', 'Recife', 'PE'],
  ['60025-060', 'Rua Floriano Peixoto', '', 'Centro', 'Fortaleza', 'CE'],
  ['66010-000', 'Avenida Presidente Vargas', '', 'Campina', 'Belém', 'PA'],
  ['69005-010', 'Rua Marechal Deodoro', '', 'Centro', 'Manaus', 'AM'],
  ['70040-010', 'Setor Bancário Norte', '', 'Asa Norte', 'Brasília', 'DF'],
  ['80020-310', 'Rua XV de Novembro', '', 'Centro', 'Curitiba', 'PR'],
  ['88010-001', 'Rua Felipe Schmidt', '', 'Centro', 'Florianópolis', 'SC'],
  ['90010-150', 'Rua dos Andradas', '', 'Centro Histórico', 'Porto Alegre', 'RS'],
  // One postal code for a whole town: street and district are empty.
  ['37750-000', '', '', '', 'Machado', 'MG'],
] as const;

export const postalAddresses: ReadonlyMap<string, PostalAddress> = new Map(
  rows.map(([cep, logradouro, complemento, bairro, localidade, uf]) => [
    cep.replace('-', ''),
    { cep, logradouro, complemento, bairro, localidade, uf },
  ]),
);
