// Where a variant's services are once a server is chosen, and which hosts a server's answer may point to.
import { houseLayout } from './default.ts';
import { VariantError } from './names.ts';
import type { AddressName, Variant } from './schema.ts';

/** Absolute addresses without a closing slash; `socket` with its ws or wss scheme. */
export type ResolvedAddresses = Readonly<Record<AddressName, string>> & { readonly server: string };

const serverForm =
  /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::(\d{1,5}))?((?:\/[\w.~-]+)*)\/*$/i;
const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Scheme and host lower-cased, default port and closing slashes dropped; credentials and queries are refused. */
function normalServer(given: string): string {
  const [, scheme = '', host = '', port = '', path = ''] = serverForm.exec(given.trim()) ?? [];
  if (host === '' || Number(port) > 65_535 || /(^|\/)\.{1,2}(\/|$)/.test(path)) {
    throw new VariantError('serverInvalid', given);
  }
  const named = scheme.toLowerCase();
  const shownPort = port === '' || port === defaultPorts[named] ? '' : `:${port}`;
  return `${named}://${host.toLowerCase()}${shownPort}${path}`;
}

/**
 * The addresses in force. A chosen server fills `{server}`; an address that names a host of its own then gives
 * way to the house layout on that server, so that one choice moves the whole office and no call is left behind
 * on the variant's real hosts.
 * @throws VariantError `serverMissing` where neither the caller nor the variant names a server;
 *   `serverInvalid` for anything but a plain http(s) address.
 */
export function resolveAddresses(variant: Variant, server?: string): ResolvedAddresses {
  const chosen = server ?? variant.server;
  if (chosen === null) throw new VariantError('serverMissing', variant.name);
  const base = normalServer(chosen);
  const resolve = (name: AddressName): string => {
    const own = variant.addresses[name];
    const template = server !== undefined && /^https?:/i.test(own) ? houseLayout[name] : own;
    const address = template.startsWith('/') ? `${base}${template}` : template.replace('{server}', base);
    return address.replace(/(?<!\/)\/+$/, '');
  };
  return Object.freeze({
    server: base,
    userCentre: resolve('userCentre'),
    chat: resolve('chat'),
    netdisk: resolve('netdisk'),
    socket: resolve('socket').replace(/^http/, 'ws'),
    signIn: resolve('signIn'),
    gui: resolve('gui'),
    aiBase: resolve('aiBase'),
  });
}

/** Hosts (with port) that look-ups, merged configuration and pages may point to: the addresses' own and the listed ones. */
export function allowedHosts(variant: Variant, addresses: ResolvedAddresses): readonly string[] {
  const own = Object.values(addresses).map((address) => /^\w+:\/\/([^/]+)/.exec(address)?.[1] ?? '');
  return [...new Set([...own, ...variant.allowedHosts])].filter((host) => host !== '');
}
