// Every class of attack that has hit products of this kind, and the tests that hold it off here, or why it cannot happen.

/** A test: its file and its title as written there. */
export type Proof = readonly [file: string, title: string];
/** An attack: what it is, what holds it off, and what is not there to be attacked. */
export type AttackClass = {
  readonly attack: string;
  readonly proofs: readonly Proof[];
  readonly without?: string;
};

const socket = 'tests/fixtures/office-socket.test.ts';
const files = 'tests/fixtures/office-files.test.ts';
const signIn = 'tests/fixtures/office-sign-in.test.ts';
const desktop = 'tests/desktop/security-checklist.test.ts';
const drills = 'tests/drills/quick-hostile.test.ts';

/** By number; drills are named with the test that runs each of them. */
export const attackClasses: Readonly<Record<string, AttackClass>> = {
  S1: {
    attack: 'markup of messages, names and titles that becomes script',
    proofs: [
      [
        'tests/sdk/contract/markup/markup.test.ts',
        'any string is read, and what was read prints to the same again',
      ],
      [
        'tests/sdk/contract/markup/markup.test.ts',
        'escaped text is read back exactly once, and is never a card',
      ],
      ['tests/architecture/attack-classes.test.ts', 'no page is written past React'],
      [drills, 'drill $name'],
    ],
    without: 'the drill hostile paints ten thousand texts; meetings and AI answers come with their own areas',
  },
  S2: {
    attack: 'addresses that open something else than a page',
    proofs: [
      ['tests/gui/desktop/links.test.ts', '%j goes nowhere'],
      ['tests/gui/desktop/links.test.ts', 'one place in the whole product opens links outside'],
      [
        'tests/sdk/chat/kinds/card-of.test.ts',
        'a link tells its true host, and asks where its words look like another',
      ],
      ['tests/cli/office-tools.test.ts', 'open prints links of the own office only'],
    ],
  },
  S3: {
    attack: 'foreign pages that reach the bridge of the desktop program',
    proofs: [
      [desktop, '14 no new windows'],
      [desktop, '17 the sender of every message is looked at'],
      [
        'tests/desktop/bridge.test.ts',
        'ten thousand calls of the wrong shape are refused, and nothing comes of them',
      ],
    ],
  },
  S4: {
    attack: 'links and arguments that steer the program',
    proofs: [
      ['tests/gui/desktop/deep-link.test.ts', '%j leads nowhere'],
      ['tests/gui/desktop/deep-link.test.ts', 'whatever comes in, what comes out is a place of the window'],
      [
        'tests/desktop/program.test.ts',
        'a second start raises the window; its link asks first, and hostile ones do nothing',
      ],
    ],
  },
  S5: {
    attack: 'file names that leave their folder or replace something',
    proofs: [
      ['tests/sdk/transfers/rules/safe-name.test.ts', 'any text becomes a name a file system takes'],
      ['tests/sdk-node/files.test.ts', 'a name from elsewhere stays inside of the folder'],
      [
        'tests/sdk/host/node/hostile-names.test.ts',
        'five hundred hostile names land inside the folder, each beside the others',
      ],
      ['tests/sdk/host/node/hostile-names.test.ts', 'a link that somebody put in the way is not followed'],
    ],
  },
  S6: {
    attack: 'addresses of people that the office fetches from inside its network',
    proofs: [['tests/architecture/attack-classes.test.ts', 'the office asks nobody for anything']],
    without:
      'it makes no previews, fetches no pictures by address and calls no hooks: there is nothing to lead astray',
  },
  S7: {
    attack: 'ids of things that belong to others',
    proofs: [
      ['tests/fixtures/office-every-id.test.ts', '%s by its %s'],
      [
        'tests/fixtures/office-every-id.test.ts',
        'every field of every call is tried here or elsewhere, or says why it names nothing of anybody',
      ],
      [
        'tests/fixtures/office-group-rights.test.ts',
        'what an outsider may not see looks like what is not there',
      ],
    ],
  },
  S8: {
    attack: 'tokens in addresses, logs and reports',
    proofs: [
      [
        'tests/sdk-node/wire-facts.test.ts',
        'no token, code or password stands in an address, on a socket’s or in the log',
      ],
      [files, 'a token opens one file, for a minute'],
      ['tests/sdk/host/node/files.test.ts', 'keeps the newest first, without secrets'],
    ],
  },
  S9: {
    attack: 'sockets opened by other pages, without a token, or after the session',
    proofs: [
      [socket, 'its own pages are let in, other paths are not'],
      [socket, 'anything before the handshake closes'],
      [socket, 'who says nothing for five seconds is closed'],
      [socket, 'a wrong token is told and closed, and a token in the address means nothing'],
      [signIn, 'the chat ends its own session and closes its socket within a second'],
    ],
  },
  S10: {
    attack: 'calls made by other sites',
    proofs: [
      ['tests/fixtures/office-pages.test.ts', 'a page elsewhere cannot make calls, not even with a token'],
    ],
  },
  S11: {
    attack: 'small things that unpack to huge ones',
    proofs: [
      ['tests/sdk/transfers/rules/picture-size.test.ts', 'nothing hostile breaks it'],
      [
        'tests/fixtures/office-avatars.test.ts',
        'damaged pictures never break the office, whatever byte is wrong',
      ],
      [
        'tests/cli/tui/pictures/inline.test.ts',
        'what is no picture, or too large to be fetched for a few cells, is named only',
      ],
    ],
    without: 'nothing unpacks archives; tables and calendars come with their own areas',
  },
  S12: {
    attack: 'patterns that take for ever',
    proofs: [
      ['tests/architecture/linear-time.test.ts', 'no pattern goes back over a long text again and again'],
      ['tests/sdk/contract/markup/markup.test.ts', 'hostile input takes time in proportion to its length'],
      ['tests/sdk/account/rules/password.test.ts', 'a pumped text is judged in linear time'],
      ['tests/sdk/host/node/files.test.ts', 'ordinary sentences stay, and hostile ones take no time'],
    ],
  },
  S13: {
    attack: 'poisoned keys and endless depth in JSON',
    proofs: [
      ['tests/sdk/net/api-client.test.ts', 'foreign fields and poisoned keys change nothing'],
      ['tests/fixtures/office-pages.test.ts', 'hostile bodies are refused and break nothing'],
      ['tests/sdk/contract/frame-codec.test.ts', 'any JSON with any number is a frame or a fault'],
    ],
  },
  S14: {
    attack: 'files that run as pages',
    proofs: [
      [files, 'sends a whole or a range, always to be saved, never as what a browser would run'],
      [files, 'a picture is told by its bytes and comes with a small one'],
      ['tests/fixtures/office-avatars.test.ts', 'to people who are signed in, as a picture and nothing else'],
    ],
  },
  S15: {
    attack: 'texts that steer the terminal',
    proofs: [
      ['tests/cli/safe-text.test.ts', 'any text is safe afterwards, and safe text is left alone'],
      ['tests/cli/safe-text.test.ts', 'JSON keeps what it cannot print'],
      ['tests/cli/safe-text.test.ts', 'a target that is shown back in an error is safe too'],
    ],
  },
  S16: {
    attack: 'configuration that leads passwords and updates elsewhere',
    proofs: [
      ['tests/sdk/config/rules/service-urls.test.ts', 'allowed hosts are merged over ours'],
      ['tests/sdk/net/server-lookup.test.ts', 'foreign hosts only, or no answer: the look-up failed'],
      [
        'tests/sdk-node/known-offices.test.ts',
        'an unknown certificate is refused with its fingerprint; a trusted one serves calls and the socket',
      ],
    ],
    without: 'updates come with the desktop release',
  },
  S17: {
    attack: 'answers of the AI that carry orders or pictures',
    proofs: [],
    without: 'there is no AI service yet; its chat is an entry that leads nowhere',
  },
  S18: {
    attack: 'guessing passwords, names and codes; sign-ins slipped in',
    proofs: [
      [signIn, 'known and unknown names fail alike, ten times, and then wait'],
      [signIn, 'tries in parallel gain nothing'],
      [
        'tests/fixtures/office-restart-limits.test.ts',
        'wrong passwords count on over restarts; right ones never count',
      ],
      ['tests/fixtures/office-grants.test.ts', 'lets nobody in but the browser that shows the code'],
      ['tests/fixtures/office-grants.test.ts', 'guessing codes'],
    ],
  },
  S19: {
    attack: 'secrets in files, logs and dumps',
    proofs: [
      [
        'tests/fixtures/office-durability.test.ts',
        'tokens, codes and passwords are nowhere in the folder but where they are given out',
      ],
      [
        'tests/sdk-node/real-office.test.ts',
        'what is kept is private and holds neither password nor token in clear',
      ],
      [
        'tests/cli/faults.test.ts',
        'the log is private, names no words that were typed, and stays within its size',
      ],
      ['tests/storage/erased-draft.test.ts', 'neither the file nor its log has it, while others stay'],
    ],
  },
  S20: {
    attack: 'packages that bring something along',
    proofs: [
      ['tests/architecture/packages.test.ts', 'every declared package is classified, and no other'],
      ['tests/architecture/packages.test.ts', 'every package has a version of its own, never a range'],
      ['tests/architecture/packages.test.ts', 'the licences of what is shipped are permissive'],
      [desktop, '19 fuses: no Node mode, no options, no inspector, only the sealed archive'],
    ],
  },
};
