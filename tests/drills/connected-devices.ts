// Opens the devices of a drill: signed in, connected, and closed with it.
import { DrillClient, type DeviceOptions, type OfficeAddress } from '../support/drill-client.ts';
import type { DrillPerson } from '../support/drill-plan.ts';
import type { DrillContext } from './drill.ts';

/** Opens one; without a profile of its own the person's name is it. */
export type OpenDevice = (
  person: DrillPerson,
  profile?: string,
  options?: DeviceOptions,
) => Promise<DrillClient>;

/** What opens devices of an office, in the drill's folder. */
export function connectedDevices(
  { folder, afterwards }: Pick<DrillContext, 'folder' | 'afterwards'>,
  office: OfficeAddress,
): OpenDevice {
  return async (person, profile = person, options = {}) => {
    const client = await DrillClient.open(office, { folder, profile, person }, options);
    afterwards(() => client.close());
    await client.office.connection.connect();
    return client;
  };
}
