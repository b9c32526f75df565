// The door to the constants: their table, the server's fifteen names, and which of four layers wins.
export { applyParameters } from './apply-parameters.ts';
export type {
  AppliedParameters,
  IgnoredParameter,
  IgnoredReason,
  NavigationTitles,
  ParameterEntry,
} from './apply-parameters.ts';
export { codeConstants, constantFault, constantProblems } from './check-constants.ts';
export { constantNames, constantTable } from './constant-table.ts';
export type { ConstantName, ConstantRow, Constants } from './constant-table.ts';
export { applySettings, constantsInForce, personalConstants } from './in-force.ts';
export type { ConstantLayers, ConstantOrigin, ConstantsInForce, PersonalConstant } from './in-force.ts';
export { navigationEntries, parameterTable, titleSuffixes } from './parameter-table.ts';
export type { NavigationEntry, ParameterRow, ParameterTarget } from './parameter-table.ts';
