/** The companies that a search by name finds. */
export const companies = [
  { name: 'Padaria Flor do Campo Ltda', cnpj: '11222333000181', uf: 'MG' },
  { name: 'Padaria Sol Nascente ME', cnpj: '26461900000120', uf: 'SP' },
] as const;
