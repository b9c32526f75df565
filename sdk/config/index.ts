// The door of the configuration.
export { createConfig } from './service.ts';
export type { Config, ConfigParts, PublishedCrypto } from './service.ts';
