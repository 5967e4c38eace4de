import type { Scenario } from '../../define-scenario.ts';
import {
  averbadaNaoVolta,
  etapaEmRevisao,
  minhasPropostas,
  refazerDeFora,
  refazerEtapa,
  refazerEtapaConcluida,
  revisaoDeixadaDeLado,
  revisaoEmOutraEtapa,
  semVolta,
  voltarECorrigir,
} from './going-back.ts';
import { digitadorPreenche, propostaManual, voltarAsOfertas } from './manual.ts';
import { navegadorDePassos } from './navigator.ts';
import { recomecar, recomecarRecusado, recomecarSemHash } from './restart.ts';
import { dataEmOutraGrafia } from './stored-date.ts';

/** In the order in which the catalogue shows them. */
export const retornoScenarios: readonly Scenario[] = [
  voltarECorrigir,
  etapaEmRevisao,
  revisaoDeixadaDeLado,
  revisaoEmOutraEtapa,
  semVolta,
  averbadaNaoVolta,
  refazerEtapa,
  refazerDeFora,
  refazerEtapaConcluida,
  minhasPropostas,
  navegadorDePassos,
  recomecar,
  dataEmOutraGrafia,
  recomecarSemHash,
  recomecarRecusado,
  propostaManual,
  digitadorPreenche,
  voltarAsOfertas,
];
