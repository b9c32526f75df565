// What a mention in a message does when it is pressed: the timeline opens the person's card, elsewhere it is a word.
import { createContext } from 'react';

/** Opens the card of who is called so; undefined where there is nothing to open it over. */
export const MentionAct = createContext<((name: string) => void) | undefined>(undefined);
