// Messages and the chats they stand in: what works on which face, and the test that shows it.
import type { Feature } from './features.ts';
import {
  cliErrors,
  commands,
  frames,
  golden,
  guiChat,
  guiGroups,
  guiHold,
  guiLock,
  journey,
  lines,
  panes,
  rules,
  terminal,
  chatFacts,
  guiFiles,
  guiRefusals,
  terminalFiles,
  terminalRefusals,
} from './test-places.ts';

const acts = 'tests/fixtures/office-message-acts.test.ts';
const forwarding = 'tests/fixtures/office-forwarding.test.ts';
const receive = 'tests/sdk/chat/receive.test.ts';
const flags = 'tests/sdk/contract/flags.test.ts';
const guiAsk = 'tests/journeys/gui-ask.test.ts';
const terminalAsk = 'tests/journeys/terminal-ask.test.ts';
const output = 'tests/cli/output.test.ts';
const guiActs = 'tests/journeys/gui-acts.test.ts';
const outbox = 'tests/sdk/chat/outbox.test.ts';

/** By name; the rows of the table point here. */
export const messageFeatures = {
  'a message of every kind': {
    sdk: ['tests/sdk/contract/markup/content-kind.test.ts', '%s is %s and nothing else'],
    cli: ['tests/cli/every-kind.test.ts', '$name is told in words and as JSON'],
    terminal: ['tests/cli/tui/every-kind.test.ts', '$name has its lines'],
    gui: ['tests/gui/chat/kinds/every-kind.test.ts', '$name is drawn'],
  },
  'one grammar of markup': {
    sdk: [
      'tests/sdk/contract/markup/markup.test.ts',
      'reads every construct of the spec, brackets inside JSON strings included',
    ],
    cli: ['tests/cli/every-kind.test.ts', '$name is told in words and as JSON'],
    terminal: ['tests/cli/tui/every-kind.test.ts', '$name has its lines'],
    gui: ['tests/gui/chat/kinds/every-kind.test.ts', '$name is drawn'],
  },
  faces: {
    sdk: ['tests/sdk/contract/emojis.test.ts', '$name can be sent, drawn and found'],
    cli: [output, 'a message in JSON is the settled shape'],
    terminal: [lines, 'a message of somebody else: name, time, wrapped text, mentions and faces'],
    gui: ['tests/gui/chat/kinds/every-kind.test.ts', '$name is drawn'],
  },
  'safe links': {
    sdk: [`${rules}/display-text.test.ts`, '%s is never a link'],
    cli: ['tests/cli/every-kind.test.ts', '$name is told in words and as JSON'],
    terminal: [lines, 'a label that poses as another address stands beside the true one'],
    gui: ['tests/gui/desktop/links.test.ts', '%j goes nowhere'],
  },
  'system notices': {
    sdk: [
      'tests/sdk/contract/markup/system-notice.test.ts',
      'it is read with what it carries, and printed again',
    ],
    cli: ['tests/cli/every-kind.test.ts', '$name is told in words and as JSON'],
    terminal: [
      lines,
      'an answer stands under the line it quotes; a notice of the office speaks the reader’s language',
    ],
    gui: ['tests/gui/chat/kinds/every-kind.test.ts', '$name is drawn'],
  },
  'the chat list': {
    sdk: [
      'tests/sdk/chat/screens/chat-list.test.ts',
      'shows the first rows and how many there are, and brings more when they are needed',
    ],
    cli: [output, 'a pipe gets tabs, no head and everything'],
    terminal: frames,
    gui: golden,
  },
  'flags of a chat': {
    sdk: [flags, '$field reads as $house and goes back as it came'],
    cli: [commands, 'switches and marks reach the office and show what is now'],
    terminal: frames,
    gui: golden,
  },
  'fields kept without a screen': {
    sdk: [flags, '%s is kept untouched'],
    cli: 'kept in the store; nothing of it is for people',
    terminal: 'kept in the store; nothing of it is for people',
    gui: 'kept in the store; nothing of it is for people',
  },
  'AI entry': {
    sdk: [flags, '$field reads as $house and goes back as it came'],
    cli: 'asking is a command of its own, tangram ask',
    terminal: [terminalAsk, 'Q4, Q5, Q8, Q10, Q12, Q14, Q20, Q22: asked, opened, rated and kept by keys'],
    gui: [guiAsk, 'the AI entry of the chat list opens the questions; / leads there'],
  },
  drafts: {
    sdk: [forwarding, 'putDraft tells a person’s other devices; listDrafts gives what changed since'],
    cli: [commands, 'drafts are written, shown and cleared'],
    terminal: [terminal, 'a draft is there again after the end, and in the list'],
    gui: [guiChat, 'a draft waits in its chat'],
  },
  'sending and receiving': {
    sdk: [
      'tests/sdk-node/real-office.test.ts',
      'cold start, live, cut, replay: every message once, the cursor at the end',
    ],
    cli: ['tests/journeys/cli.test.ts', 'one sends, the other watches and finds it'],
    terminal: [terminal, 'opens a chat, sends Chinese, gets a reply, jumps to what is unread and quits'],
    gui: [guiChat, 'what is sent stands there once, and the answer of another device appears'],
  },
  outbox: {
    sdk: [outbox, 'offline it waits, and goes when the socket is there'],
    cli: ['tests/cli/exit-codes.test.ts', 'a message is queued while the office is down'],
    terminal: [
      lines,
      'an own message says its state behind the last of a run, on a line of its own where there is no room',
    ],
    gui: [
      guiHold,
      'a message written without a network stands at the end, wholly in sight, and goes out later',
    ],
  },
  'who has read': {
    sdk: [forwarding, 'listReaders names who has read a message and who has not'],
    cli: [chatFacts, 'who has read a message, and who has not, stand there by name'],
    terminal: ['tests/journeys/terminal-sheets.test.ts', 'who has read a message stands there by name'],
    gui: [guiActs, 'who has read it has names, and the history has tabs and leads back'],
  },
  'the peer’s reading': {
    sdk: [receive, 'the peer reads: own messages turn read, those in the same batch too'],
    cli: [chatFacts, 'in a chat of two the other’s reading is told, too'],
    terminal: frames,
    gui: [guiChat, 'what is sent stands there once, and the answer of another device appears'],
  },
  unread: {
    sdk: [
      `${rules}/unread.test.ts`,
      'unread is the distance between two absolute positions and never negative',
    ],
    cli: ['tests/journeys/cli.test.ts', 'reading leaves unread as it is; marking does not'],
    terminal: [terminal, 'opens a chat, sends Chinese, gets a reply, jumps to what is unread and quits'],
    gui: [guiChat, 'a chat opens with its unread line, and reading takes its count away'],
  },
  mentions: {
    sdk: [`${rules}/mention-text.test.ts`, 'only names that still stand there are mentioned, each once'],
    cli: [
      'tests/cli/mentioned.test.ts',
      'names, initials, login names and numbers; a name that stands in the text is not written again',
    ],
    terminal: [lines, 'a message of somebody else: name, time, wrapped text, mentions and faces'],
    gui: ['tests/journeys/gui-keys.test.ts', 'everybody of a group is offered after an @'],
  },
  withdrawing: {
    sdk: [
      acts,
      'operateMessages withdraws one’s own in time: everybody hears of it, and the text is nowhere any more',
    ],
    cli: [journey, 'withdraw'],
    terminal: [journey, 'withdraw'],
    gui: [guiActs, 'a withdrawn message leaves a notice, and its words can be written anew'],
  },
  'deleting for oneself': {
    sdk: [
      acts,
      'deleting is for oneself: own devices hear of it, others keep the message, the list shows the one before',
    ],
    cli: [journey, 'delete for oneself'],
    terminal: [journey, 'delete for oneself'],
    gui: [journey, 'delete for oneself'],
  },
  quotes: {
    sdk: [`${rules}/outgoing.test.ts`, 'words answer a message: its quote stands before them'],
    cli: [journey, 'quote'],
    terminal: [journey, 'quote'],
    gui: [journey, 'quote'],
  },
  forwarding: {
    sdk: [
      forwarding,
      'forwardMessages sends one by one to many; each target answers for itself, and twice is once',
    ],
    cli: [journey, 'forward'],
    terminal: [journey, 'forward'],
    gui: [guiActs, 'several messages are chosen by mouse and keys, and forwarded as one record'],
  },
  'what is not forwarded': {
    sdk: [
      `${rules}/may-forward.test.ts`,
      'all kinds but voice, flash and meeting (spec §5), and the record of a call',
    ],
    cli: cliErrors,
    terminal: [terminalRefusals, 'a flash message is not forwarded, a text is'],
    gui: [
      guiRefusals,
      'a text can be forwarded; a flash message offers neither that nor copying nor quoting',
    ],
  },
  'history of a chat': {
    sdk: [forwarding, 'queryGroupMessages and queryDirectMessages filter by words, sender, kind and time'],
    cli: [commands, 'reading goes on from the store when the office is down, and asks nobody with --offline'],
    terminal: [
      'tests/journeys/terminal-sheets.test.ts',
      'the past by words, by kind and by day, and from there to the message',
    ],
    gui: [guiActs, 'who has read it has names, and the history has tabs and leads back'],
  },
  'pages of messages': {
    sdk: [
      'tests/fixtures/office-chats.test.ts',
      'pages run backwards from a message, and a short one is the end',
    ],
    cli: [commands, 'reading goes on from the store when the office is down, and asks nobody with --offline'],
    terminal: [terminal, 'a typed key costs little, in bytes and in time'],
    gui: [guiHold, 'older pages come in above without moving what is read'],
  },
  'search of messages': {
    sdk: ['tests/storage/search-text.test.ts', 'filters by chat, sender, type and time, and pages'],
    cli: ['tests/journeys/cli.test.ts', 'one sends, the other watches and finds it'],
    terminal: [panes, 'the search everywhere goes to the message, the one in the chat finds only there'],
    gui: [guiHold, 'search finds, jumps and marks'],
  },
  'starting a chat': {
    sdk: [
      'tests/sdk-node/activation.test.ts',
      'with the activation flag it waits ten times for the list, then asks',
    ],
    cli: [commands, 'sending to %s starts the chat'],
    terminal: [panes, 'contacts open level by level, are found by name, and lead into a chat'],
    gui: [guiHold, 'contacts open level by level by keys, and lead into a chat'],
  },
  pinning: {
    sdk: [
      `${rules}/chat-order.test.ts`,
      'a chat that was just unpinned stands right after the pinned ones, until somebody writes elsewhere',
    ],
    cli: [commands, 'switches and marks reach the office and show what is now'],
    terminal: [journey, 'pin'],
    gui: [journey, 'pin'],
  },
  'do not disturb': {
    sdk: [
      `${rules}/unread.test.ts`,
      'do not disturb takes a chat out of the total; switching it off adds it back',
    ],
    cli: [commands, 'switches and marks reach the office and show what is now'],
    terminal: [journey, 'do not disturb'],
    gui: [guiLock, 'a muted chat tells nothing, nor does anything while not to be disturbed'],
  },
  'opening a chat': {
    sdk: [receive, 'while a chat is open here its badge stays off, and comes back when it is closed unread'],
    cli: 'a command opens no chat: reading in a script marks nothing',
    terminal: [terminal, 'opens a chat, sends Chinese, gets a reply, jumps to what is unread and quits'],
    gui: [guiChat, 'a chat opens with its unread line, and reading takes its count away'],
  },
  'removing a chat': {
    sdk: [
      'tests/sdk/chat/screens/chat-list.test.ts',
      'when the open chat leaves the list the next one follows, at its end the one before, and with none the welcome',
    ],
    cli: [journey, 'delete a chat'],
    terminal: [journey, 'delete a chat'],
    gui: [journey, 'delete a chat'],
  },
  'a message for an unknown chat': {
    sdk: [
      receive,
      'a message makes its chat, counts as unread, and is asked about because the chat is not known',
    ],
    cli: [commands, 'a watch prints each message once, counts messages only, and says why it ended'],
    terminal: [
      terminalRefusals,
      'a chat that begins elsewhere appears, and a group one was removed from stays to be read with its reason',
    ],
    gui: [guiGroups, 'what is missing is said, and what is made opens by itself'],
  },
  flash: {
    sdk: [
      'tests/sdk/chat/screens/flashes.test.ts',
      'it is seen for its seconds, counted down, and then nothing of it is left',
    ],
    cli: [journey, 'flash message'],
    terminal: [journey, 'flash message'],
    gui: [journey, 'flash message'],
  },
  burning: {
    sdk: ['tests/drills/quick-disks.test.ts', 'drill $name'],
    cli: ['tests/drills/quick-disks.test.ts', 'drill $name'],
    terminal: [terminalFiles, 'a flash message that was read is in no file of the device'],
    gui: [guiFiles, 'a flash message that was read is in nothing that the page keeps'],
  },
  'text of a message': {
    sdk: [`${rules}/message-text.test.ts`, 'refuses a blank message (%j)'],
    cli: cliErrors,
    terminal: [
      'tests/cli/tui/text/typing.test.ts',
      'more than 2000 characters are asked about, exactly 2000 are not',
    ],
    gui: [guiRefusals, 'a blank message and one too long are refused with their sentences, and stay'],
  },
  'nothing but words after a quote': {
    sdk: [`${rules}/outgoing.test.ts`, 'only text follows a quote (spec §5)'],
    cli: cliErrors,
    terminal: [
      terminalRefusals,
      'a member is told who may rename the group, and nothing behind a quote but words goes',
    ],
    gui: [guiRefusals, 'behind a quote no picture goes, and without it one does'],
  },
} as const satisfies Readonly<Record<string, Feature>>;
