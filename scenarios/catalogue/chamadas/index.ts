import type { Scenario } from '../../define-scenario.ts';
import { c6CodigoErrado, c6CodigoSemResposta, c6EsperaFalha, c6NovoSms } from './c6.ts';
import {
  consentimento,
  consentimentoNaoGuardado,
  consentimentoNoFormulario,
  consentimentoPrimeiro,
} from './consentimento.ts';
import { linkDeDocumentosRecusado, novoLinkDeDocumentos } from './documentos.ts';
import { imovelForaDaRegiao, listasDoImovel, valorDoImovel } from './imovel.ts';
import { insercaoDeNovo, insercaoNoBanco } from './insercao.ts';
import { latin1 } from './latin-1.ts';
import { listaDoProprioCampo } from './lista-do-proprio-campo.ts';
import { contratosDaPortabilidade, financiamentoRecusado } from './ofertas.ts';
import { cepSemServico, ipDoSegundoServico, ipNoEnvio } from './servicos-de-fora.ts';

/** In the order in which the catalogue shows them. */
export const chamadasScenarios: readonly Scenario[] = [
  c6CodigoErrado,
  c6CodigoSemResposta,
  c6EsperaFalha,
  c6NovoSms,
  consentimento,
  consentimentoNaoGuardado,
  consentimentoNoFormulario,
  consentimentoPrimeiro,
  linkDeDocumentosRecusado,
  novoLinkDeDocumentos,
  listaDoProprioCampo,
  latin1,
  listasDoImovel,
  valorDoImovel,
  imovelForaDaRegiao,
  insercaoDeNovo,
  insercaoNoBanco,
  contratosDaPortabilidade,
  financiamentoRecusado,
  cepSemServico,
  ipDoSegundoServico,
  ipNoEnvio,
];
