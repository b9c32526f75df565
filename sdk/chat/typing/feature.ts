// Typing as a feature of the SDK.
import type { Feature } from '../../feature.ts';
import type { TypingApi } from './typing-api.ts';

/** Who writes at this moment. */
export const typingFeature: Feature<'typing', TypingApi> = {
  name: 'typing',
  shape: { tell: 'call', ended: 'call', chats: 'feed' },
  idle: { chats: [] },
  opens: 'whenUsed',
  topics: [],
  load: () => import('./open-typing.ts'),
};
