// Owns the help pages that are about no command, in English.
import type { Translation } from '../translation.ts';
import type { cliTopics as zh } from '../zh/cli-topics.ts';

export const cliTopics = {
  formatting: {
    summary: 'How output looks',
    text: `On a terminal a list is an aligned table; columns that do not fit are cut (--wide cuts none).
In a pipe a list is lines with tabs between the cells, without a head, and nothing is cut.
--json prints JSON: ids are strings, times are ISO-8601 with offset; --json=a,b picks fields.
--jq FILTER filters the JSON with jq, which needs no installing; strings are printed as they are.
--csv prints CSV. --envelope wraps the JSON in {ok, data, meta}.
Marks of the chat list: @ mentions me, ^ pinned, - muted.
Colour: FORCE_COLOR wins, then --no-color, NO_COLOR, TERM=dumb; there is none in a pipe.
What is longer than the terminal goes to the pager: TANGRAM_PAGER, PAGER, or less; --no-pager uses none.
Control characters in what others wrote never reach the terminal.`,
  },
  exitCodes: {
    summary: 'Exit codes',
    text: `0    done
1    the office refused, or nothing was found
2    wrong usage or content
3    not signed in, expired, wrong password, or licence expired
4    no network, or timed out
5    an error of the program itself
6    only partly done
7    over a limit
8    cancelled
9    no answer was found (tangram ask)
10   needs --yes
130  ended with Ctrl+C`,
  },
  env: {
    summary: 'Environment variables',
    text: `TANGRAM_PROFILE   profile to use
TANGRAM_SERVER    address of the office
TANGRAM_VARIANT   variant to use
TANGRAM_VARIANT_FILE   file of a variant of your own
TANGRAM_LANG      language: zh or en
TANGRAM_TIMEOUT   how long to wait
TANGRAM_RETRIES   more tries of a reading without a connection
TANGRAM_LIMIT     rows of a list
TANGRAM_TOKEN     device token that every call signs in with; never stored
TANGRAM_KEYS      own keys of tangram tui
TANGRAM_CONTRAST  contrast of tangram tui: normal or high
TANGRAM_PAGER     pager for long output, before PAGER; empty for none
TANGRAM_<VARIANT>_LOGIN_KEY, TANGRAM_<VARIANT>_MESSAGE_KEY   keys of variants that ask for their own
TANGRAM_DESKTOP_PROGRAM   the Electron program npm start opens
NO_COLOR, FORCE_COLOR, TERM, LANG, LC_ALL
NODE_USE_ENV_PROXY=1 goes through HTTPS_PROXY and HTTP_PROXY
XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME
Precedence: flag, environment, project file .tangramrc.json, profile and user settings, default.`,
  },
  scripting: {
    summary: 'Scripting',
    text: `Data goes to standard output; hints and errors go to standard error.
With --json an error is one JSON object on standard error: type, code, message, hint and more;
the code is never translated.
Off a terminal nothing is ever asked; text is read from standard input with -.
Sending: what is not acknowledged in time ends with 4 and stays queued; the same --client-id
is never sent twice.
Waiting: tangram chat watch prints one JSON object per line; it is live once standard error says
[tangram] ready, and its last line is [tangram] exit reason=limit|timeout|signal|auth n=COUNT.
--filter keeps only messages that meet a jq condition, and only those count for --max-events.
Trying first: --dry-run checks and shows the requests of every command that changes something.
What has no command: tangram api METHOD SERVICE:PATH -F KEY=VALUE; tangram api lists the calls.
Shape of the output: tangram schema COMMAND. Completion for shells: tangram completion SHELL.`,
  },
  keys: {
    summary: 'Keys',
    text: `While a command runs, Ctrl+C ends it (exit code 130).
A password is not shown while it is typed; Enter accepts, Ctrl+C cancels.

The keys of the full-screen client (tangram tui); Alt+H finds them there and does what they say:`,
  },
} as const satisfies Translation<typeof zh>;
