// Generated from openapi/ by `npm run contract`. Do not edit: change the contract and run it again.

import { type AnswerSource, createHandlerFactory } from './handler-factory.ts';

/**
 * One handler of Mock Service Worker per operation of the contract. Called without an argument, a factory makes the
 * handler that lets `source`, the scenario engine, answer; with an answer or a resolver it makes one for
 * `use(...)`.
 */
export const createHandlers = (source: AnswerSource) => ({
  /** Product and steps of a link and, once it exists, the proposal */
  getSystem: createHandlerFactory(source, 'getSystem', 'GET', '/unauth/product-self-contract/{hashId}/system'),
  /** Creates the proposal with the answers of the first step */
  createProposal: createHandlerFactory(source, 'createProposal', 'POST', '/unauth/product-self-contract/create-proposal/{id}'),
  /** Submits a step, with files as multipart; with polling, reads the status of a waiting step */
  updateStep: createHandlerFactory(source, 'updateStep', 'PATCH', '/unauth/product-self-contract/update-step/{hashId}/step/{step}'),
  /** One step with its fields and its current status */
  showStep: createHandlerFactory(source, 'showStep', 'GET', '/unauth/product-self-contract/show-step/{hashId}/step/{step}'),
  /** A new hash, to start the journey again */
  newHash: createHandlerFactory(source, 'newHash', 'POST', '/unauth/product-self-contract/new-hash/{id}'),
  /** Tells whether the service has completed the proposal; polled every two seconds */
  finishedUpdate: createHandlerFactory(source, 'finishedUpdate', 'GET', '/unauth/product-self-contract/{proposalId}/finished-update'),
  /** Proposals that the same person already has */
  getMultiProposal: createHandlerFactory(source, 'getMultiProposal', 'GET', '/unauth/product-self-contract/{hashId}/get-multi-proposal/{cpfOrId}'),
  /** Status of the confirmation of a token step */
  getTokenValidation: createHandlerFactory(source, 'getTokenValidation', 'GET', '/unauth/product-self-contract/token-validation/{hashId}/step/{step}'),
  /** Requests a code (method) or checks one (token) */
  validateToken: createHandlerFactory(source, 'validateToken', 'PATCH', '/unauth/product-self-contract/token-validation/{hashId}/step/{step}'),
  /** A list of options by its name */
  getResource: createHandlerFactory(source, 'getResource', 'GET', '/unauth/product-self-contract/{hashId}/resource/{resourceName}'),
  /** Options of one field */
  getFieldOptions: createHandlerFactory(source, 'getFieldOptions', 'GET', '/unauth/product-self-contract/{hashId}/field'),
  /** Status, history and documents of a proposal */
  proposalDetails: createHandlerFactory(source, 'proposalDetails', 'GET', '/unauth/product-self-contract/{id}/proposal-details'),
  /** Loan contracts that the visitor already has */
  listContracts: createHandlerFactory(source, 'listContracts', 'GET', '/unauth/product-self-contract/{hashId}/list-contracts'),
  /** Starts the document link step again */
  redoDocumentLinkStep: createHandlerFactory(source, 'redoDocumentLinkStep', 'PATCH', '/unauth/product-self-contract/redo-document-link-step/{hashId}'),
  /** Creates a new proposal from a part of another */
  partialForkProposal: createHandlerFactory(source, 'partialForkProposal', 'POST', '/unauth/product-self-contract/partial-fork-proposal/{hashId}'),
  /** Stores the visitor's consent to the use of personal data */
  externalLgpd: createHandlerFactory(source, 'externalLgpd', 'PATCH', '/unauth/product-self-contract/external/lgpd'),
  /** Companies by name */
  findCompaniesByName: createHandlerFactory(source, 'findCompaniesByName', 'GET', '/unauth/cnpj/findByName'),
  /** A list of the vehicle price table, or the vehicle of a licence plate */
  getFipeResource: createHandlerFactory(source, 'getFipeResource', 'GET', '/unauth/product-self-contract/{hashId}/fipe-resource/{action}'),
  /** Models of a make */
  getFipeModels: createHandlerFactory(source, 'getFipeModels', 'GET', '/unauth/product-self-contract/{hashId}/fipe-modelo-veiculo'),
  /** Model years of a model */
  getFipeModelYears: createHandlerFactory(source, 'getFipeModelYears', 'GET', '/unauth/product-self-contract/{hashId}/fipe-ano-modelo-veiculo'),
  /** Price of a vehicle */
  getFipeValue: createHandlerFactory(source, 'getFipeValue', 'GET', '/unauth/product-self-contract/{hashId}/fipe-valor-veiculo'),
  /** A list of the real-estate financing */
  getMultipleFinancingResource: createHandlerFactory(source, 'getMultipleFinancingResource', 'GET', '/unauth/product-self-contract/{hashId}/multiple-financing-resource'),
  /** Value of a residence and the limits of its financing */
  getResidencyValue: createHandlerFactory(source, 'getResidencyValue', 'GET', '/unauth/product-self-contract/{hashId}/multiple-financing-residency-value'),
  /** Offers of several banks for a property */
  multipleFinancing: createHandlerFactory(source, 'multipleFinancing', 'POST', '/unauth/product-self-contract/multiple-financing/{hashId}'),
  /** Simulation of a product */
  simulate: createHandlerFactory(source, 'simulate', 'POST', '/unauth/product-self-contract/simulation/{hashId}'),
  /** Simulation of a vehicle financing */
  simulateCdc: createHandlerFactory(source, 'simulateCdc', 'GET', '/unauth/product-self-contract/{hashId}/simulation-cdc'),
  /** Continues with an option of the vehicle financing */
  financeCdc: createHandlerFactory(source, 'financeCdc', 'POST', '/unauth/product-self-contract/cdc-financing/{hashId}'),
  /** Simulation of the private payroll loan */
  simulateAgxPrivate: createHandlerFactory(source, 'simulateAgxPrivate', 'POST', '/unauth/product-self-contract/agx-private-simulation/{hashId}'),
  /** Limits of the private payroll loan */
  getAgxPrivateRange: createHandlerFactory(source, 'getAgxPrivateRange', 'POST', '/unauth/product-self-contract/agx-private-simulation-range/{hashId}'),
  /** Ways to simulate the private payroll loan */
  getAgxPrivateSimulationTypes: createHandlerFactory(source, 'getAgxPrivateSimulationTypes', 'GET', '/unauth/product-self-contract/agx-private-simulation-type/{hashId}'),
  /** Loan terms to choose from */
  getAgxPrivateDeadlines: createHandlerFactory(source, 'getAgxPrivateDeadlines', 'GET', '/unauth/product-self-contract/{hashId}/agx-private-simulation-deadline-resource'),
  /** Simulation by a call that the product names itself */
  simulateProduct: createHandlerFactory(source, 'simulateProduct', 'POST', '/unauth/product-self-contract/{call}/{hashId}'),
  /** Starts the automatic insertion of a car-equity proposal, or retries it */
  startCarEquityInsertion: createHandlerFactory(source, 'startCarEquityInsertion', 'POST', '/unauth/product-self-contract/c6-car-equity-start-insertion/{hashId}'),
  /** Progress of the private payroll loan of C6; may resend the SMS */
  pollC6ConsignadoPrivado: createHandlerFactory(source, 'pollC6ConsignadoPrivado', 'POST', '/unauth/product-self-contract/c6-consignado-privado-polling/{hashId}'),
  /** Sends the code that the visitor received */
  sendC6ConsignadoPrivadoToken: createHandlerFactory(source, 'sendC6ConsignadoPrivadoToken', 'POST', '/unauth/product-self-contract/c6-consignado-privado-token/{hashId}'),
  /** Simulation of the Afinz payroll loan */
  simulateAfinz: createHandlerFactory(source, 'simulateAfinz', 'POST', '/unauth/product-self-contract/afinz-simulation/{hashId}'),
  /** Simulation of a new loan, a portability or a refinancing */
  simulateQitech: createHandlerFactory(source, 'simulateQitech', 'POST', '/unauth/product-self-contract/qitech-simulation-calculator/{hashId}'),
  /** Largest values that the visitor may simulate */
  getQitechMaxValues: createHandlerFactory(source, 'getQitechMaxValues', 'POST', '/unauth/product-self-contract/qitech-max-values-simulation/{hashId}'),
  /** Contracts that can be taken over */
  getQitechContracts: createHandlerFactory(source, 'getQitechContracts', 'GET', '/unauth/product-self-contract/{hashId}/qitech-contracts'),
  /** Banks that take part in a credit transfer */
  getQitechParticipants: createHandlerFactory(source, 'getQitechParticipants', 'GET', '/unauth/product-self-contract/{hashId}/qitech-credit-transfer-participants'),
  /** Simulation by the Função calculator */
  simulateFuncao: createHandlerFactory(source, 'simulateFuncao', 'POST', '/unauth/product-self-contract/funcao-simulation-calculator/simulation/{hashId}'),
  /** Simulation of the Nio card */
  simulateNio: createHandlerFactory(source, 'simulateNio', 'POST', '/unauth/product-self-contract/nio-simulation-calculator/{hashId}'),
  /** Simulation of a Crefisa loan */
  simulateCrefisa: createHandlerFactory(source, 'simulateCrefisa', 'POST', '/unauth/product-self-contract/crefisa-simulation-calculator/{hashId}'),
  /** Simulation of an FGTS anniversary withdrawal */
  simulateFgts: createHandlerFactory(source, 'simulateFgts', 'POST', '/unauth/product-self-contract/simulation-calculator/fgts/{hashId}'),
  /** How a marketing pixel is injected; a static file of the application */
  getPixelConfiguration: createHandlerFactory(source, 'getPixelConfiguration', 'GET', '/pixels/{name}.json'),
  /** Address by postal code, first service */
  getCepFirst: createHandlerFactory(source, 'getCepFirst', 'GET', 'https://viacep.com.br/ws/{cep}/json/'),
  /** Address by postal code, second service */
  getCepSecond: createHandlerFactory(source, 'getCepSecond', 'GET', 'https://opencep.com/v1/{cep}'),
  /** IP address of the device, first service */
  getIpFirst: createHandlerFactory(source, 'getIpFirst', 'GET', 'https://api.ipify.org/'),
  /** IP address of the device, second service */
  getIpSecond: createHandlerFactory(source, 'getIpSecond', 'GET', 'https://get.geojs.io/v1/ip.json'),
});
