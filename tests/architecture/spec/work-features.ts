// What the product can do about updates, the schedule and answers, as far as rows of the specification ask for it, and the test that shows it on each face.
import type { Feature } from './features.ts';

/** By name. */
export const workFeatures = {
  updates: {
    sdk: [
      'tests/sdk-node/updates.test.ts',
      'one that must be taken is neither skipped nor cancelled, and bars everything else, without a network too',
    ],
    cli: ['tests/cli/updates.test.ts', 'published by one command, found, put off and fetched by the others'],
    terminal: 'the program is one with the commands: tangram update takes it',
    gui: [
      'tests/journeys/gui-account.test.ts',
      'a newer version is shown, ignored and found again by who asks; one that must be taken has no way out',
    ],
  },
  'events of the schedule': {
    sdk: [
      'tests/sdk/schedule/series.test.ts',
      '200 random sequences of this, following and all come to what a model says, and undo restores',
    ],
    cli: ['tests/cli/schedule.test.ts', 'a change of a series needs its scope, and does what it says'],
    terminal: 'the terminal client is for chat, disk and questions; the commands do it',
    gui: [
      'tests/journeys/gui-schedule.test.ts',
      'what repeats is moved only after the question, and taken back by one press',
    ],
  },
  'an answer that is written': {
    sdk: [
      'tests/sdk-node/ask-model.test.ts',
      'to stop ends it within 300 ms on both sides; what is there stays and is marked',
    ],
    cli: 'a command writes one answer and ends with it; Ctrl+C stops it',
    terminal: 'Ctrl+S stops it by the same call; the key is shown by its journey of questions',
    gui: [
      'tests/journeys/gui-ask.test.ts',
      'Q11 Q13: what is being written stops with a mark; clearing is refused meanwhile, in the words of the specification',
    ],
  },
} as const satisfies Readonly<Record<string, Feature>>;
