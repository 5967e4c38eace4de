import { getAgxPrivateDeadlines, getAgxPrivateSimulationTypes, getRange } from './agx-private.ts';
import { financeCdc, simulateCdc } from './cdc.ts';
import { getMultipleFinancingResource, getResidencyValue, multipleFinancing } from './multiple-financing.ts';
import { getQitechContracts, getQitechParticipants, simulateQitech } from './qitech.ts';
import { simulate } from './simulate.ts';
import { simulateFgts } from './simulate-fgts.ts';

/** Every simulation of chapter 7, by operation. */
export const simulationOperations = {
  simulate,
  simulateProduct: simulate,
  simulateAfinz: simulate,
  simulateAgxPrivate: simulate,
  simulateFuncao: simulate,
  simulateNio: simulate,
  simulateCrefisa: simulate,
  simulateCdc,
  financeCdc,
  getAgxPrivateRange: getRange,
  getAgxPrivateSimulationTypes,
  getAgxPrivateDeadlines,
  simulateQitech,
  getQitechMaxValues: getRange,
  getQitechContracts,
  getQitechParticipants,
  simulateFgts,
  multipleFinancing,
  getMultipleFinancingResource,
  getResidencyValue,
};
