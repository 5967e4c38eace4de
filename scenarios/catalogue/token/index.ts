import type { Scenario } from '../../define-scenario.ts';
import { tokenCedoDemais } from './token-cedo-demais.ts';
import { tokenComVolta } from './token-com-volta.ts';
import { tokenDaProposta } from './token-da-proposta.ts';
import { tokenErrado } from './token-errado.ts';
import { tokenFalhou } from './token-falhou.ts';
import { tokenLinkApos401 } from './token-link-apos-401.ts';
import { tokenLinkClicado } from './token-link-clicado.ts';
import { tokenNaAbertura } from './token-na-abertura.ts';
import { tokenNaEspera } from './token-na-espera.ts';
import { tokenNaoEnviado } from './token-nao-enviado.ts';
import { tokenOutraForma } from './token-outra-forma.ts';
import { tokenRecarregado } from './token-recarregado.ts';
import { tokenReenvio } from './token-reenvio.ts';
import { tokenSemResposta } from './token-sem-resposta.ts';

/** In the order in which the catalogue shows them. */
export const tokenScenarios: readonly Scenario[] = [
  tokenCedoDemais,
  tokenComVolta,
  tokenDaProposta,
  tokenErrado,
  tokenFalhou,
  tokenLinkApos401,
  tokenLinkClicado,
  tokenNaAbertura,
  tokenNaEspera,
  tokenNaoEnviado,
  tokenOutraForma,
  tokenRecarregado,
  tokenReenvio,
  tokenSemResposta,
];
