// Decides who the service desk is: the account and the telephone that the configuration in force names (spec §9).
import { constantTable } from '#variants/constants.ts';

/** Whom one asks for help. */
export type ServiceDesk = {
  readonly personId: string;
  /** Empty where there is none. */
  readonly telephone: string;
};

/** The desk; values that are not there, or not text, are those of the product. */
export function serviceDesk(constants: Readonly<Record<string, unknown>>): ServiceDesk {
  const { serviceUid, serviceTel } = constants;
  return {
    personId: typeof serviceUid === 'string' ? serviceUid : constantTable.serviceUid.value,
    telephone: typeof serviceTel === 'string' ? serviceTel : constantTable.serviceTel.value,
  };
}
