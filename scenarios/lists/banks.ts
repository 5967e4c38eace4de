import type { WireOption } from '../wire.ts';

/** Banks as customers call them, with their COMPE codes, the most used first. */
const banks = [
  ['001', 'Banco do Brasil'],
  ['104', 'Caixa Econômica Federal'],
  ['237', 'Bradesco'],
  ['341', 'Itaú Unibanco'],
  ['033', 'Santander'],
  ['260', 'Nubank'],
  ['077', 'Banco Inter'],
  ['336', 'C6 Bank'],
  ['290', 'PagBank'],
  ['323', 'Mercado Pago'],
  ['380', 'PicPay'],
  ['756', 'Sicoob'],
  ['748', 'Sicredi'],
  ['041', 'Banrisul'],
  ['070', 'BRB - Banco de Brasília'],
  ['021', 'Banestes'],
  ['004', 'Banco do Nordeste'],
  ['003', 'Banco da Amazônia'],
  ['037', 'Banpará'],
  ['047', 'Banese'],
  ['422', 'Banco Safra'],
  ['623', 'Banco Pan'],
  ['318', 'Banco BMG'],
  ['069', 'Banco Crefisa'],
  ['707', 'Banco Daycoval'],
  ['389', 'Banco Mercantil'],
  ['655', 'Banco BV'],
  ['121', 'Agibank'],
  ['208', 'BTG Pactual'],
  ['212', 'Banco Original'],
  ['335', 'Digio'],
  ['536', 'Neon'],
  ['637', 'Banco Sofisa'],
  ['102', 'XP Investimentos'],
] as const;

export const bankOptions: WireOption[] = banks.map(([code, name]) => ({
  value: code,
  label: `${code} - ${name}`,
}));
