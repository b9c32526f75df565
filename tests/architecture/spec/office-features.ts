// Files, texts of errors, signing in and constants: what works on which face, and the test that shows it.
import type { Feature } from './features.ts';
import {
  cliErrors,
  commands,
  golden,
  guiChat,
  guiHold,
  guiLock,
  lines,
  panes,
  rules,
  sentence,
  terminal,
  chatFacts,
  guiFiles,
  guiRefusals,
  inParts,
  terminalFiles,
  terminalRefusals,
  journey,
  written,
} from './test-places.ts';

const noScreen = 'the command line has no screen of its own for it';
const cliFiles = 'tests/cli/files.test.ts';
const sdkFiles = 'tests/sdk-node/files.test.ts';
const errorTexts = 'tests/sdk-node/error-texts.test.ts';
const manner = [
  'tests/sdk/notices/screens/notices.test.ts',
  'a notice leaves when its time is over and stays in the log',
] as const;

/** What every value of the server's dictionary has behind it, whatever shows it. */
const dictionary = {
  sdk: [
    'tests/sdk/config/config.test.ts',
    'each of the fifteen names has its effect, and no other name has one',
  ],
  cli: ['tests/cli/facts.test.ts', 'config list --show-origin: code, variant, dictionary'],
} as const;

/** By name; the rows of the table point here. */
export const officeFeatures = {
  'files sent': {
    sdk: [sdkFiles, 'a file arrives with its name, size and content, and the sender need not fetch it'],
    cli: [
      cliFiles,
      'a file, a picture and a folder are sent, listed by the other side, and come as they were',
    ],
    terminal: ['tests/cli/tui/attach-file.test.ts', '%s'],
    gui: [
      'tests/journeys/gui-acts.test.ts',
      'a dropped folder goes as one compressed file, with its folders inside',
    ],
  },
  'files in parts': {
    sdk: [sdkFiles, 'a large file is sent in parts, and only the missing ones after a break'],
    cli: written,
    terminal: [terminalFiles, inParts],
    gui: [guiFiles, inParts],
  },
  'files received': {
    sdk: [sdkFiles, 'a download goes on behind what has come, and a damaged file is fetched again'],
    cli: [
      cliFiles,
      'a file, a picture and a folder are sent, listed by the other side, and come as they were',
    ],
    terminal: [terminalRefusals, 'a file of somebody else is found by its name alone, and saved as it was'],
    gui: [guiRefusals, 'a file of somebody else is found by its name, and saved as it was'],
  },
  'limits of files': {
    sdk: [sdkFiles, 'a folder goes zipped, an empty one is refused, and so is what is too large'],
    cli: [
      cliFiles,
      'what is too large, empty or not there is refused in a sentence, and nothing of it waits',
    ],
    terminal: [terminalFiles, inParts],
    gui: [guiFiles, inParts],
  },
  'media cache': {
    sdk: [sdkFiles, 'what the rules allow comes by itself; the cache is counted and cleared'],
    cli: [
      cliFiles,
      'what this device keeps is counted, and cleared with received files only where that is asked for',
    ],
    terminal: [
      terminalFiles,
      'a picture that came lies in the folder of its kind and month; settings count it and clear it',
    ],
    gui: [guiRefusals, 'the picture that was shown lies in the cache, which says its size and is cleared'],
  },
  'direct file': {
    sdk: [
      'tests/sdk-node/direct-files.test.ts',
      'a file goes from device to device and never lies with the office',
    ],
    cli: 'a command has no WebRTC: the file goes through the office',
    terminal: 'a terminal has no WebRTC: the file goes through the office',
    gui: ['tests/journeys/gui-direct.test.ts', 'it goes directly, and the other window has it at once'],
  },
  voice: {
    sdk: 'a face plays; the SDK gives it the content',
    cli: 'a command plays nothing',
    terminal: 'a terminal plays no sound; the voice is saved',
    gui: [guiFiles, 'one voice message plays at a time, its button pauses, and another chat stops it'],
  },
  'voice sent': {
    sdk: ['tests/fixtures/office-files.test.ts', 'uploads to a chat are for its members'],
    cli: [chatFacts, 'a recording is sent as a voice message with its length'],
    terminal: 'a terminal records no sound; a recording goes by its path, as any file',
    gui: [guiFiles, 'a voice message is recorded from the microphone and sent, or given up'],
  },
  'connection and sign-in': {
    sdk: [
      'tests/sdk-node/real-office.test.ts',
      'with a password; a second process of the profile goes on without one',
    ],
    cli: ['tests/journeys/cli.test.ts', 'two profiles sign in'],
    terminal: [terminal, 'opens a chat, sends Chinese, gets a reply, jumps to what is unread and quits'],
    gui: [guiChat, 'after signing in the ticket has left the address and the token is in this tab only'],
  },
  'leaving the office': {
    sdk: [
      'tests/sdk-node/logout.test.ts',
      'both services are told, tokens and flag go, the socket closes, counts are nought; the store stays',
    ],
    cli: ['tests/journeys/cli.test.ts', 'signing out keeps what is stored, and ends the session'],
    terminal: 'signing out is `tangram logout`',
    gui: [guiChat, 'signing out asks, ends the session, and the way back leads to the sign-in page'],
  },
  lock: {
    sdk: ['tests/cli/lock.test.ts', 'lock and unlock by script; a wrong password is 3 as well'],
    cli: ['tests/cli/lock.test.ts', 'lock and unlock by script; a wrong password is 3 as well'],
    terminal: [panes, 'locked, nothing of anybody is seen and no key does anything but unlock'],
    gui: [guiLock, 'locked, nothing of anybody is left in the page, and what comes is only counted'],
  },
  'the word list': {
    sdk: [
      'tests/fixtures/office-word-list.test.ts',
      'the office refuses by its list and gives the list to nobody; the row fails and keeps the text',
    ],
    cli: cliErrors,
    terminal: [lines, 'words that the office refused say why under them'],
    gui: [
      'tests/gui/chat/refused-words.test.ts',
      'its words stay, its reason stands below, and it is written anew instead of tried again',
    ],
  },
  'texts of transport': {
    sdk: [errorTexts, 'time-out after 10 s: a closable toast of 5 s'],
    cli: cliErrors,
    terminal: sentence,
    gui: manner,
  },
  'texts of errors': {
    sdk: [errorTexts, 'netdisk: 601 says nothing, a false flag is a 500'],
    cli: cliErrors,
    terminal: sentence,
    gui: manner,
  },
  'a damaged store': {
    sdk: [
      'tests/storage/recovery.test.ts',
      'damage under a running store is repaired behind the call that meets it, inside a transaction too',
    ],
    cli: [commands, 'doctor tells all its checks and ends with 0 or 1'],
    terminal: [terminalFiles, 'a damaged store is built anew: one line says so, and the messages are there'],
    gui: ['tests/journeys/browser-store.test.ts', 'the store lives in the browser as it does on disk'],
  },
  constants: {
    sdk: ['tests/variants/constants.test.ts', 'holds the values of spec §9'],
    cli: ['tests/cli/facts.test.ts', 'config list --show-origin: code, variant, dictionary'],
    terminal: 'the value acts in the SDK, below every face',
    gui: 'the value acts in the SDK, below every face',
  },
  'dictionary of the server': {
    sdk: [
      'tests/sdk/config/config.test.ts',
      'each of the fifteen names has its effect, and no other name has one',
    ],
    cli: ['tests/cli/facts.test.ts', 'config list --show-origin: code, variant, dictionary'],
    terminal: 'the value acts in the SDK, below every face',
    gui: 'the value acts in the SDK, below every face',
  },
  'dictionary value of upload sizes': {
    sdk: dictionary.sdk,
    cli: dictionary.cli,
    terminal: [terminalFiles, inParts],
    gui: [guiFiles, inParts],
  },
  'base configuration': {
    sdk: [
      'tests/sdk/config/config.test.ts',
      'each of the fifteen names has its effect, and no other name has one',
    ],
    cli: ['tests/cli/facts.test.ts', 'config list --show-origin: code, variant, dictionary'],
    terminal: 'it is read while `tangram login` signs in; the terminal client begins signed in',
    gui: ['tests/gui/app/guard.test.ts', 'a configuration that failed stops before a ticket is spent'],
  },
  'dictionary value of withdrawing': {
    sdk: dictionary.sdk,
    cli: dictionary.cli,
    terminal: [journey, 'withdraw'],
    gui: [
      'tests/journeys/gui-acts.test.ts',
      'a withdrawn message leaves a notice, and its words can be written anew',
    ],
  },
  'dictionary value of flash messages': {
    sdk: dictionary.sdk,
    cli: dictionary.cli,
    terminal: [terminalRefusals, 'a flash message is not forwarded, a text is'],
    gui: ['tests/gui/chat/kinds/every-kind.test.ts', '$name is drawn'],
  },
  'dictionary value of the service desk': {
    sdk: dictionary.sdk,
    cli: dictionary.cli,
    terminal: [terminalRefusals, 'who may create no group is told so, and the service desk has a key'],
    gui: [guiRefusals, 'who may create no group is sent to the service desk, whose chat opens'],
  },
  'way of writing': {
    sdk: [`${rules}/composer-keys.test.ts`, 'Enter sends, with Shift or Ctrl it starts a line'],
    cli: noScreen,
    terminal: ['tests/cli/tui/text/text-field.test.ts', 'newline keys make lines and do not send'],
    gui: [guiChat, 'an input method’s Enter sends nothing, the Enter after it does'],
  },
  'height of the input': {
    sdk: [`${rules}/composer-height.test.ts`, '160 until somebody drags, then within bounds'],
    cli: noScreen,
    terminal: 'the field of a terminal grows by lines',
    gui: golden,
  },
  'sizes of toasts': {
    sdk: ['tests/sdk/notices/rules/notice-time.test.ts', 'success goes after 1.5 s, information after 4 s'],
    cli: noScreen,
    terminal: 'a terminal tells on its status line',
    gui: golden,
  },
  'digest of the password': {
    sdk: ['tests/sdk-node/real-office.test.ts', 'the digest of the legacy rules opens the same door'],
    cli: ['tests/journeys/cli.test.ts', 'two profiles sign in'],
    terminal: 'signing in is `tangram login`',
    gui: [guiChat, 'after signing in the ticket has left the address and the token is in this tab only'],
  },
  'place of the cache': {
    sdk: [sdkFiles, 'a name from elsewhere stays inside of the folder'],
    cli: [cliFiles, 'a cache folder that cannot be written is named; saving elsewhere works all the same'],
    terminal: sentence,
    gui: [
      'tests/desktop/bridge.test.ts',
      'a folder that cannot be written says why, and nothing is left behind',
    ],
  },
  'sessions that end': {
    sdk: [
      'tests/sdk/net/api-client.test.ts',
      '%s: a dead session is told to its service, and the call is over',
    ],
    cli: ['tests/journeys/cli.test.ts', 'signing out keeps what is stored, and ends the session'],
    terminal: sentence,
    gui: [guiHold, 'a session that the office ends leads to /403 once, and from there to the sign-in page'],
  },
  'checks of files': {
    sdk: [
      'tests/fixtures/office-files.test.ts',
      'refuses an MD5 with a wrong number of digits and a file that is too large',
    ],
    cli: cliErrors,
    terminal: sentence,
    gui: manner,
  },
  'changing the password': {
    sdk: [
      'tests/fixtures/office-passwords.test.ts',
      'the new password opens both services, the old one neither',
    ],
    cli: [
      'tests/cli/account.test.ts',
      'against a real office each broken rule is a sentence, and the password changes',
    ],
    terminal: [
      'tests/journeys/terminal-account.test.ts',
      'a password that breaks a rule is not sent; a good one holds, and nothing of it is seen',
    ],
    gui: [
      'tests/journeys/gui-account.test.ts',
      'the password changes, and another device of the person is out',
    ],
  },
  'own picture': {
    sdk: [
      'tests/fixtures/office-avatars.test.ts',
      'a picture is shown once it is chosen, everywhere a person stands, and told to whoever is here',
    ],
    cli: [
      'tests/cli/account.test.ts',
      'a picture of a camera becomes a small square, others see it, and it is taken away again',
    ],
    terminal: [
      'tests/journeys/terminal-account.test.ts',
      'a picture is chosen by its path, and everybody gets its address',
    ],
    gui: [
      'tests/journeys/gui-account.test.ts',
      'a picture is cut with keys alone, and a colleague sees it without a reload',
    ],
  },
  'sealed texts': {
    sdk: ['tests/sdk/chat/message-cipher.test.ts', 'frames go out sealed and events come in opened'],
    cli: [
      'tests/cli/variants.test.ts',
      'signing in by password without the key of the variant names the variable',
    ],
    terminal: 'sealing is below every face',
    gui: [
      'tests/journeys/variant-pages.test.ts',
      'liantong: built with the key, sealed texts are read in clear',
    ],
  },
  'search of files': {
    sdk: [
      'tests/sdk/search/search-screen.test.ts',
      'groups keep their order; files alone are those of chats, types 3 and 12, and of disks, and what was typed stays',
    ],
    cli: [chatFacts, 'files are found alone by their names, and what happened in the group by its sentence'],
    terminal: [terminalRefusals, 'a file of somebody else is found by its name alone, and saved as it was'],
    gui: [guiRefusals, 'a file of somebody else is found by its name, and saved as it was'],
  },
} as const satisfies Readonly<Record<string, Feature>>;
