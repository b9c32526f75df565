// The netdisk's table. Its calls come with the cloud disk; the service, its envelope and its address stand already.
import { service } from './endpoint.ts';

/** The netdisk's table (spec §7 «Netdisk»). */
export const netdisk = service('netdisk', {});
