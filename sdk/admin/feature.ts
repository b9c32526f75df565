// Administration as a feature of the SDK.
import type { Feature } from '../feature.ts';
import type { AdminApi } from './admin-api.ts';

/** People, departments, parameters, limits and the directory of an office. */
export const adminFeature: Feature<'admin', AdminApi> = {
  name: 'admin',
  shape: {
    overview: 'call',
    people: 'call',
    importPeople: 'call',
    readSheet: 'call',
    sheetTemplate: 'call',
    sheetReport: 'call',
    exportSheet: 'call',
    changePerson: 'call',
    setDisabled: 'call',
    removePeople: 'call',
    issueCodes: 'call',
    unlock: 'call',
    devices: 'call',
    endSessions: 'call',
    departments: 'call',
    addDepartment: 'call',
    changeDepartment: 'call',
    removeDepartment: 'call',
    words: 'call',
    changeWords: 'call',
    parameters: 'call',
    setParameter: 'call',
    limits: 'call',
    setLimits: 'call',
    directory: 'call',
    setDirectory: 'call',
    syncDirectory: 'call',
    identityProvider: 'call',
    setIdentityProvider: 'call',
  },
  idle: {},
  opens: 'whenUsed',
  topics: [],
  load: () => import('./service.ts'),
};
