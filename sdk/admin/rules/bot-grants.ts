// What the account of a program may be granted, for whoever chooses.
export { botGrants } from '../../contract/bots.ts';
