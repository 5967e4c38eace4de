/**
 * Rows of the coverage maps that no scenario covers yet, by the id that `npm run coverage` prints, each with its reason.
 * A row that is covered must not stand here: the command says which line to take out.
 */
export const openRows: Readonly<Record<string, string>> = {
  '7.20 getTokenValidation': 'the app has just begun to call it: a scenario on a screen follows',
  '7.16 redoDocumentLinkStep': 'the app has just begun to call it: a scenario on a screen follows',
  '7.19 externalLgpd': 'the app has just begun to call it: a scenario on a screen follows',
  '7.30 financeCdc': 'the app has just begun to call it: a scenario on a screen follows',
  '7.32 startCarEquityInsertion': 'the app has just begun to call it: a scenario on a screen follows',
  '7.33 pollC6ConsignadoPrivado': 'the app has just begun to call it: a scenario on a screen follows',
  '7.33 sendC6ConsignadoPrivadoToken': 'the app has just begun to call it: a scenario on a screen follows',
  '7.35 getQitechContracts': 'the app has just begun to call it: a scenario on a screen follows',
  '7.22 getFieldOptions': 'the app has just begun to call it: a scenario on a screen follows',
  '7.24 getFipeResource': 'the app has just begun to call it: a scenario on a screen follows',
  '7.24 getFipeModels': 'the app has just begun to call it: a scenario on a screen follows',
  '7.24 getFipeModelYears': 'the app has just begun to call it: a scenario on a screen follows',
  '7.24 getFipeValue': 'the app has just begun to call it: a scenario on a screen follows',
  '7.25 getResidencyValue': 'the app has just begun to call it: a scenario on a screen follows',
  '7.38 getPixelConfiguration':
    'a file that every host serves by itself: shown by tests/e2e/partners.spec.ts',
  '7.27 getCepSecond': 'the app has just begun to call it: a scenario on a screen follows',
  '7.6 getIpFirst': 'the app has just begun to call it: a scenario on a screen follows',
  '7.6 getIpSecond': 'the app has just begun to call it: a scenario on a screen follows',
  '8.13': 'comes with the screen that says it',
  '8.17': 'comes with the screen that says it',
  '8.18': 'comes with the screen that says it',
  '8.29': 'no answer of the service can break a page bundle: shown by the tests of reload-once',
  '8.30': 'no answer of the service reaches the boundary: shown by the tests of the crash screen',
  '3.32 consultaPlaca': 'comes with the first product that has such a field',
  '3.32 modeloVeiculo': 'comes with the first product that has such a field',
  '3.32 anoModeloVeiculo': 'comes with the first product that has such a field',
};
