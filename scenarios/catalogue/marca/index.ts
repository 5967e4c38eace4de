import type { Scenario } from '../../define-scenario.ts';
import { documentoJaEnviado } from './documento-ja-enviado.ts';
import { marcaQuebrada } from './marca-quebrada.ts';
import { paginaFinal, paginaFinalComLink } from './pagina-final.ts';
import { formularioDireto, perguntaInicial, visitanteEncaminhado } from './pergunta-inicial.ts';
import { perguntasFrequentes } from './perguntas-frequentes.ts';
import { tempoParado } from './tempo-parado.ts';

/** In the order in which the catalogue shows them. */
export const marcaScenarios: readonly Scenario[] = [
  perguntasFrequentes,
  paginaFinal,
  paginaFinalComLink,
  perguntaInicial,
  formularioDireto,
  visitanteEncaminhado,
  marcaQuebrada,
  documentoJaEnviado,
  tempoParado,
];
