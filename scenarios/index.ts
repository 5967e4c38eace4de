import { chamadasScenarios } from './catalogue/chamadas/index.ts';
import { contratacaoScenarios } from './catalogue/contratacao/index.ts';
import { entradaScenarios } from './catalogue/entrada/index.ts';
import { envioScenarios } from './catalogue/envio/index.ts';
import { errosScenarios } from './catalogue/erros/index.ts';
import { esperaScenarios } from './catalogue/espera/index.ts';
import { marcaScenarios } from './catalogue/marca/index.ts';
import { marketingScenarios } from './catalogue/marketing/index.ts';
import { produtosScenarios } from './catalogue/produtos/index.ts';
import { retornoScenarios } from './catalogue/retorno/index.ts';
import { simulacoesScenarios } from './catalogue/simulacoes/index.ts';
import { telasScenarios } from './catalogue/telas/index.ts';
import { tokenScenarios } from './catalogue/token/index.ts';
import { veiculoScenarios } from './catalogue/veiculo/index.ts';
import type { Scenario } from './define-scenario.ts';
import { faultScenarios } from './fault-scenarios.ts';
import { generatedScenarios, startingScenarios } from './generated.ts';
import { formatAddress, launchAddressOf, type QueryMember } from './launch-address.ts';
import { nearestNames } from './nearest-names.ts';
import { findProduct } from './products/index.ts';
import { stepScenarios } from './step-scenarios.ts';
import { wordMistakes } from './word-mistakes.ts';

/** Every scenario that is played in the app, in the order in which the catalogue shows their groups. */
export const scenarios: readonly Scenario[] = [
  ...contratacaoScenarios,
  ...errosScenarios,
  ...entradaScenarios,
  ...envioScenarios,
  ...esperaScenarios,
  ...tokenScenarios,
  ...produtosScenarios,
  ...marcaScenarios,
  ...simulacoesScenarios,
  ...retornoScenarios,
  ...telasScenarios,
  ...marketingScenarios,
  ...chamadasScenarios,
  ...veiculoScenarios,
];

/** The scenarios written by hand, then those generated from closed lists. */
export const allScenarios: readonly Scenario[] = [
  ...scenarios,
  ...startingScenarios,
  ...stepScenarios,
  ...faultScenarios,
  ...generatedScenarios,
];

const byId: ReadonlyMap<string, Scenario> = new Map(allScenarios.map(scenario => [scenario.id, scenario]));

export const findScenario = (id: string): Scenario | undefined => byId.get(id);

/** The scenario that opens a product at its beginning. */
export const startOf = (product: string): Scenario | undefined => findScenario(`start-${product}`);

/** Similar ids, for a misspelt one. */
export const nearestScenarios = (id: string): string[] => nearestNames(id, [...byId.keys()]);

/** False for a scenario with a mistyped product or a word that no player knows; `mistakesOf` says what is wrong. */
export const isPlayable = (scenario: Scenario): boolean =>
  findProduct(scenario.product) !== undefined && wordMistakes(scenario).length === 0;

/**
 * The link that opens a scenario on a mock build, where its walk begins. That of a scenario which cannot be played
 * leads to the catalogue.
 * @param base path under which the build is served, with a slash at both ends.
 * @param tweaks further members of the query.
 */
export const linkOf = (scenario: Scenario, base: string, tweaks: readonly QueryMember[] = []): string =>
  formatAddress(
    base.slice(0, -1),
    isPlayable(scenario) ? launchAddressOf(scenario) : { hash: null, path: '/', query: {} },
    [['scenario', scenario.id], ...tweaks],
  );
