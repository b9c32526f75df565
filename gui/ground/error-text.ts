// The sentence a person reads for an error; React escapes whatever a server's words hold.
export { errorText } from '#sdk/notices/rules/error-sentence.ts';
