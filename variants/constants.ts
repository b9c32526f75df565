// The door to the constants: their table, the server's fifteen names, and which of four layers wins.
export { applyParameters } from './apply-parameters.ts';
export type { ParameterEntry } from './apply-parameters.ts';
export { codeConstants, constantProblems } from './check-constants.ts';
export { constantNames, constantTable } from './constant-table.ts';
export type { ConstantName, Constants } from './constant-table.ts';
export { applySettings, constantsInForce, personalConstants } from './in-force.ts';
export type { ConstantOrigin, ConstantsInForce } from './in-force.ts';
export { navigationEntries, parameterTable, titleSuffixes } from './parameter-table.ts';
