// The door of the configuration.
export { createConfig } from './service.ts';
export type { Config } from './service.ts';
