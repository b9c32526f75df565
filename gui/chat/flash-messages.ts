// Hands the open chat's flash messages to the rows that show them: a row that scrolls away must not lose its text early.
import { createContext } from 'react';
import type { FlashesScreen } from '#sdk/chat/screens/flashes.ts';

/** Undefined for the one render before the screen is made, and where nothing can be opened. */
export const FlashMessages = createContext<FlashesScreen | undefined>(undefined);
