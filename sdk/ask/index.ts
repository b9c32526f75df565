// The door of AI questions, for the parts of the SDK and the faces that join it with others.
export { answerStream } from './answer-stream.ts';
export { baseLevels } from '../contract/ask-entities.ts';
export { askLimits } from '../contract/ask-limits.ts';
export type * from './ask-api.ts';
