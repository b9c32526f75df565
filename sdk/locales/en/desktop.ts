// Owns the sentences of the desktop program outside its pages: tray, dialogs and notifications, in English.
import type { Translation } from '../translation.ts';
import type { desktop as zh } from '../zh/desktop.ts';

export const desktop = {
  cancel: 'Cancel',
  close: 'Close',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  todo: '{{count}} to do',
  choose: {
    heading: 'Connect to your office',
    address: 'Server address',
    hint: 'Such as office.example.com or 192.168.1.20:4600; your administrator knows it.',
    missing: 'Enter the server address',
    invalid: 'This is no server address. Write it like office.example.com.',
    connect: 'Connect',
  },
  link: {
    ask: 'Open {{host}} in the browser?',
    open: 'Open',
    refused: 'This address cannot be opened',
  },
  visit: {
    ask: 'A link wants to open a page here',
    open: 'Open the page',
  },
  tray: {
    show: 'Show {{name}}',
    lock: 'Lock',
    doNotDisturb: 'Do not disturb',
    quit: 'Quit',
  },
  notice: {
    hidden: 'A new message has arrived',
  },
  quit: {
    waiting: 'These have not gone out yet; they go on when you start again',
    blocked: 'These files are still being uploaded and would be lost; please wait',
    message: 'Message',
    upload: 'Upload',
    more: 'and {{count}} more',
    back: 'Go back',
    anyway: 'Quit',
  },
  trust: {
    accept: 'Trust',
    changed:
      'Somebody may stand in between. Ask whoever runs the office; once they confirm it, trust it again with tangram login --fingerprint.',
  },
  capture: {
    ask: 'Let this program take pictures of your screen?',
    askDetail: 'A picture is only taken when you ask for a screenshot. The answer holds until you quit.',
    allow: 'Let it',
    denied: 'The system does not show this program your screen',
    deniedDetail: 'Allow it under Privacy & Security › Screen Recording and start the program again.',
    openSettings: 'Open the setting',
    choose: 'What do you want to show?',
    screens: 'Screens',
    windows: 'Windows',
    none: 'There is nothing to show',
    share: 'Show this',
  },
  preview: {
    unpin: 'Take the picture away',
    ownSize: 'Its own size',
    missing: 'This picture cannot be shown',
  },
} as const satisfies Translation<typeof zh>;
