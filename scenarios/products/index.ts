import { parseProductId, underLender } from '../lenders.ts';
import { aumentoDeMargem } from './aumento-de-margem.ts';
import { auxilioBrasil } from './auxilio-brasil.ts';
import { carEquity } from './car-equity.ts';
import { cartaoConsignado } from './cartao-consignado.ts';
import { cartaoNio } from './cartao-nio.ts';
import { consignadoInss } from './consignado-inss.ts';
import { consignadoPrivado } from './consignado-privado.ts';
import { consorcio } from './consorcio.ts';
import { contaDigital } from './conta-digital.ts';
import { creditoBoleto } from './credito-boleto.ts';
import { creditoContaDeLuz } from './credito-conta-de-luz.ts';
import { creditoCrefisa } from './credito-crefisa.ts';
import { creditoPessoal } from './credito-pessoal.ts';
import { creditoPessoalComFoto } from './credito-pessoal-com-foto.ts';
import type { Product } from './define-product.ts';
import { eWorker } from './e-worker.ts';
import { emprestimoFgts } from './emprestimo-fgts.ts';
import { financiamentoImobiliario } from './financiamento-imobiliario.ts';
import { financiamentoVeiculo } from './financiamento-veiculo.ts';
import { homeEquity } from './home-equity.ts';
import { largeStep } from './large-step.ts';
import { portabilidade } from './portabilidade.ts';
import { refinanciamento } from './refinanciamento.ts';
import { saqueAniversarioFgts } from './saque-aniversario-fgts.ts';
import { saqueCartao } from './saque-cartao.ts';
import { seguroAuto } from './seguro-auto.ts';
import { seguroCelular } from './seguro-celular.ts';
import { todosOsCampos } from './todos-os-campos.ts';

const catalogueProducts = [
  creditoPessoal,
  creditoContaDeLuz,
  financiamentoVeiculo,
  saqueAniversarioFgts,
  consignadoInss,
  consignadoPrivado,
  cartaoConsignado,
  saqueCartao,
  cartaoNio,
  eWorker,
  carEquity,
  homeEquity,
  financiamentoImobiliario,
  seguroAuto,
  seguroCelular,
  creditoBoleto,
  auxilioBrasil,
  creditoCrefisa,
  portabilidade,
  refinanciamento,
  aumentoDeMargem,
  emprestimoFgts,
  consorcio,
  contaDigital,
  creditoPessoalComFoto,
  todosOsCampos,
  largeStep(20),
  largeStep(200),
  largeStep(1000),
] as const satisfies readonly Product[];

/** Every product, in the order the catalogue shows them. */
export const products: readonly CatalogueProduct[] = catalogueProducts;

/** The id of a product. */
export type ProductId = (typeof catalogueProducts)[number]['id'];
/** A product that scenarios can name. */
export type CatalogueProduct = Product & { id: ProductId };
/** The id of a product, or of one under another lender (`credito-pessoal@facta`, see lenders.ts). */
export type PlayedProductId = ProductId | `${ProductId}@${string}`;

/** @param id of a product, or of one under another lender (`credito-pessoal@facta`, see lenders.ts). */
export function findProduct(id: string): Product | undefined {
  const { product: name, lender } = parseProductId(id);
  const product = products.find(candidate => candidate.id === name);
  return product && lender ? underLender(product, lender) : product;
}

/** @throws if no product has the id. */
export function productOf(id: string): Product {
  const product = findProduct(id);
  if (product) return product;
  const productNames = products.map(candidate => candidate.id).join(', ');
  throw new Error(`No product is called "${id}". Known: ${productNames}.`);
}
