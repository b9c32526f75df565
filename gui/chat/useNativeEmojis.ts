// The emojis that travel as their character, once something is typed that may mean one.
import { useEffect, useState } from 'react';
import { known as shared } from './known-natives.ts';
import { loadNativeEmojis } from '#sdk/chat/screens/native-emojis.ts';
import type { NativeEmoji } from '#sdk/chat/rules/native-emojis.ts';

const none: readonly NativeEmoji[] = [];

/** None until they are there, and none while nothing is asked for. */
export function useNativeEmojis(isAsked: boolean): readonly NativeEmoji[] {
  const [known, setKnown] = useState(none);
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    void loadNativeEmojis().then((all) => {
      shared.natives = all;
      if (!isOver) setKnown(all);
    });
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  return isAsked ? known : none;
}
