// What can stand over everything (palette, help, questions), each with what draws it. A new one is a row here.
import type { ComponentType } from 'react';
import type { OverlayName } from '../keys/overlay-name.ts';
import type { Cells } from './layout.ts';
import { Forwarded } from '../screens/Forwarded.tsx';
import { About } from '../screens/About.tsx';
import { Account } from '../screens/Account.tsx';
import { Approve } from '../screens/Approve.tsx';
import { Audit } from '../screens/Audit.tsx';
import { Help } from '../screens/Help.tsx';
import { History } from '../screens/History.tsx';
import { Leaving } from '../screens/Leaving.tsx';
import { Lock } from '../screens/Lock.tsx';
import { LockChoice } from '../screens/LockChoice.tsx';
import { Palette } from '../screens/Palette.tsx';
import { Password } from '../screens/Password.tsx';
import { Picker } from '../screens/Picker.tsx';
import { QuestionSheet } from '../screens/QuestionSheet.tsx';
import { Readers } from '../screens/Readers.tsx';
import { Record } from '../screens/Record.tsx';
import { SearchEverywhere, SearchInChat } from '../screens/Search.tsx';
import { Settings } from '../screens/Settings.tsx';
import { Transfers } from '../screens/Transfers.tsx';
import { Waiting } from '../screens/Waiting.tsx';

/** The overlays, by name. Each is drawn in the part's cells and closes with `go({ type: 'overlay' })`. */
export const overlays: Readonly<Record<OverlayName, ComponentType<Cells>>> = {
  palette: Palette,
  picker: Picker,
  question: QuestionSheet,
  help: Help,
  search: SearchEverywhere,
  chatSearch: SearchInChat,
  history: History,
  waiting: Waiting,
  transfers: Transfers,
  leaving: Leaving,
  readers: Readers,
  record: Record,
  forwarded: Forwarded,
  settings: Settings,
  account: Account,
  password: Password,
  approve: Approve,
  audit: Audit,
  about: About,
  lockChoice: LockChoice,
  lock: Lock,
};
