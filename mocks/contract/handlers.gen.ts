// Generated from openapi/ by `npm run contract`. Do not edit: change the contract and run it again.

import { type AnswerSource, handlerFactory } from './handler-factory.ts';

/**
 * One handler of Mock Service Worker per operation of the contract. Called without an argument, a factory makes the
 * handler that lets `source`, the scenario engine, answer; with an answer or a resolver it makes one for `use(...)`.
 */
export const createHandlers = (source: AnswerSource) => ({
  /** Product and steps of a link and, once it exists, the proposal */
  getSystem: handlerFactory(source, 'getSystem', 'GET', '/unauth/product-self-contract/{hashId}/system'),
  /** Creates the proposal with the answers of the first step */
  createProposal: handlerFactory(source, 'createProposal', 'POST', '/unauth/product-self-contract/create-proposal/{id}'),
  /** Submits a step, with files as multipart; with polling, reads the status of a waiting step */
  updateStep: handlerFactory(source, 'updateStep', 'PATCH', '/unauth/product-self-contract/update-step/{hashId}/step/{step}'),
  /** One step with its fields and its current status */
  showStep: handlerFactory(source, 'showStep', 'GET', '/unauth/product-self-contract/show-step/{hashId}/step/{step}'),
  /** A new hash, to start the journey again */
  newHash: handlerFactory(source, 'newHash', 'POST', '/unauth/product-self-contract/new-hash/{id}'),
  /** Tells whether the service has completed the proposal; polled every two seconds */
  finishedUpdate: handlerFactory(source, 'finishedUpdate', 'GET', '/unauth/product-self-contract/{proposalId}/finished-update'),
  /** Proposals that the same person already has */
  getMultiProposal: handlerFactory(source, 'getMultiProposal', 'GET', '/unauth/product-self-contract/{hashId}/get-multi-proposal/{cpfOrId}'),
  /** Status of the confirmation of a token step */
  getTokenValidation: handlerFactory(source, 'getTokenValidation', 'GET', '/unauth/product-self-contract/token-validation/{hashId}/step/{step}'),
  /** Requests a code (method) or checks one (token) */
  validateToken: handlerFactory(source, 'validateToken', 'PATCH', '/unauth/product-self-contract/token-validation/{hashId}/step/{step}'),
  /** A list of options by its name */
  getResource: handlerFactory(source, 'getResource', 'GET', '/unauth/product-self-contract/{hashId}/resource/{resourceName}'),
  /** Options of one field */
  getFieldOptions: handlerFactory(source, 'getFieldOptions', 'GET', '/unauth/product-self-contract/{hashId}/field'),
  /** Status, history and documents of a proposal */
  proposalDetails: handlerFactory(source, 'proposalDetails', 'GET', '/unauth/product-self-contract/{id}/proposal-details'),
  /** Loan contracts that the visitor already has */
  listContracts: handlerFactory(source, 'listContracts', 'GET', '/unauth/product-self-contract/{hashId}/list-contracts'),
  /** Starts the document link step again */
  redoDocumentLinkStep: handlerFactory(source, 'redoDocumentLinkStep', 'PATCH', '/unauth/product-self-contract/redo-document-link-step/{hashId}'),
  /** Creates a new proposal from a part of another */
  partialForkProposal: handlerFactory(source, 'partialForkProposal', 'POST', '/unauth/product-self-contract/partial-fork-proposal/{hashId}'),
  /** Stores the visitor's consent to the use of personal data */
  externalLgpd: handlerFactory(source, 'externalLgpd', 'PATCH', '/unauth/product-self-contract/external/lgpd'),
  /** Companies by name */
  findCompaniesByName: handlerFactory(source, 'findCompaniesByName', 'GET', '/unauth/cnpj/findByName'),
  /** A list of the vehicle price table, or the vehicle of a licence plate */
  getFipeResource: handlerFactory(source, 'getFipeResource', 'GET', '/unauth/product-self-contract/{hashId}/fipe-resource/{action}'),
  /** Models of a make */
  getFipeModels: handlerFactory(source, 'getFipeModels', 'GET', '/unauth/product-self-contract/{hashId}/fipe-modelo-veiculo'),
  /** Model years of a model */
  getFipeModelYears: handlerFactory(source, 'getFipeModelYears', 'GET', '/unauth/product-self-contract/{hashId}/fipe-ano-modelo-veiculo'),
  /** Price of a vehicle */
  getFipeValue: handlerFactory(source, 'getFipeValue', 'GET', '/unauth/product-self-contract/{hashId}/fipe-valor-veiculo'),
  /** A list of the real-estate financing */
  getMultipleFinancingResource: handlerFactory(source, 'getMultipleFinancingResource', 'GET', '/unauth/product-self-contract/{hashId}/multiple-financing-resource'),
  /** Value of a residence and the limits of its financing */
  getResidencyValue: handlerFactory(source, 'getResidencyValue', 'GET', '/unauth/product-self-contract/{hashId}/multiple-financing-residency-value'),
  /** Offers of several banks for a property */
  multipleFinancing: handlerFactory(source, 'multipleFinancing', 'POST', '/unauth/product-self-contract/multiple-financing/{hashId}'),
  /** Simulation of a product */
  simulate: handlerFactory(source, 'simulate', 'POST', '/unauth/product-self-contract/simulation/{hashId}'),
  /** Simulation of a vehicle financing */
  simulateCdc: handlerFactory(source, 'simulateCdc', 'GET', '/unauth/product-self-contract/{hashId}/simulation-cdc'),
  /** Continues with an option of the vehicle financing */
  financeCdc: handlerFactory(source, 'financeCdc', 'POST', '/unauth/product-self-contract/cdc-financing/{hashId}'),
  /** Simulation of the private payroll loan */
  simulateAgxPrivate: handlerFactory(source, 'simulateAgxPrivate', 'POST', '/unauth/product-self-contract/agx-private-simulation/{hashId}'),
  /** Limits of the private payroll loan */
  getAgxPrivateRange: handlerFactory(source, 'getAgxPrivateRange', 'POST', '/unauth/product-self-contract/agx-private-simulation-range/{hashId}'),
  /** Ways to simulate the private payroll loan */
  getAgxPrivateSimulationTypes: handlerFactory(source, 'getAgxPrivateSimulationTypes', 'GET', '/unauth/product-self-contract/agx-private-simulation-type/{hashId}'),
  /** Terms to choose from */
  getAgxPrivateDeadlines: handlerFactory(source, 'getAgxPrivateDeadlines', 'GET', '/unauth/product-self-contract/{hashId}/agx-private-simulation-deadline-resource'),
  /** Simulation by a call that the product names itself */
  simulateProduct: handlerFactory(source, 'simulateProduct', 'POST', '/unauth/product-self-contract/{call}/{hashId}'),
  /** Starts the automatic insertion of a car-equity proposal, or retries it */
  startCarEquityInsertion: handlerFactory(source, 'startCarEquityInsertion', 'POST', '/unauth/product-self-contract/c6-car-equity-start-insertion/{hashId}'),
  /** Progress of the private payroll loan of C6; may resend the SMS */
  pollC6ConsignadoPrivado: handlerFactory(source, 'pollC6ConsignadoPrivado', 'POST', '/unauth/product-self-contract/c6-consignado-privado-polling/{hashId}'),
  /** Sends the code that the visitor received */
  sendC6ConsignadoPrivadoToken: handlerFactory(source, 'sendC6ConsignadoPrivadoToken', 'POST', '/unauth/product-self-contract/c6-consignado-privado-token/{hashId}'),
  /** Simulation of the Afinz payroll loan */
  simulateAfinz: handlerFactory(source, 'simulateAfinz', 'POST', '/unauth/product-self-contract/afinz-simulation/{hashId}'),
  /** Simulation of a new loan, a portability or a refinancing */
  simulateQitech: handlerFactory(source, 'simulateQitech', 'POST', '/unauth/product-self-contract/qitech-simulation-calculator/{hashId}'),
  /** Largest values that the visitor may simulate */
  getQitechMaxValues: handlerFactory(source, 'getQitechMaxValues', 'POST', '/unauth/product-self-contract/qitech-max-values-simulation/{hashId}'),
  /** Contracts that can be taken over */
  getQitechContracts: handlerFactory(source, 'getQitechContracts', 'GET', '/unauth/product-self-contract/{hashId}/qitech-contracts'),
  /** Banks that take part in a credit transfer */
  getQitechParticipants: handlerFactory(source, 'getQitechParticipants', 'GET', '/unauth/product-self-contract/{hashId}/qitech-credit-transfer-participants'),
  /** Simulation by the Função calculator */
  simulateFuncao: handlerFactory(source, 'simulateFuncao', 'POST', '/unauth/product-self-contract/funcao-simulation-calculator/simulation/{hashId}'),
  /** Simulation of the Nio card */
  simulateNio: handlerFactory(source, 'simulateNio', 'POST', '/unauth/product-self-contract/nio-simulation-calculator/{hashId}'),
  /** Simulation of a Crefisa loan */
  simulateCrefisa: handlerFactory(source, 'simulateCrefisa', 'POST', '/unauth/product-self-contract/crefisa-simulation-calculator/{hashId}'),
  /** Simulation of an FGTS anniversary withdrawal */
  simulateFgts: handlerFactory(source, 'simulateFgts', 'POST', '/unauth/product-self-contract/simulation-calculator/fgts/{hashId}'),
  /** How a marketing pixel is injected; a static file of the application */
  getPixelConfiguration: handlerFactory(source, 'getPixelConfiguration', 'GET', '/pixels/{name}.json'),
  /** Address by postal code, first service */
  getCepFirst: handlerFactory(source, 'getCepFirst', 'GET', 'https://viacep.com.br/ws/{cep}/json/'),
  /** Address by postal code, second service */
  getCepSecond: handlerFactory(source, 'getCepSecond', 'GET', 'https://opencep.com/v1/{cep}'),
  /** IP address of the device, first service */
  getIpFirst: handlerFactory(source, 'getIpFirst', 'GET', 'https://api.ipify.org/'),
  /** IP address of the device, second service */
  getIpSecond: handlerFactory(source, 'getIpSecond', 'GET', 'https://get.geojs.io/v1/ip.json'),
});
