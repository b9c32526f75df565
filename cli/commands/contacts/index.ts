// The verbs of `tangram contacts`.
import type { NounSpec } from '../../command.ts';
import { cache } from './cache.ts';
import { dept } from './dept.ts';
import { follow, unfollow } from './follow.ts';
import { addFriend, removeFriend } from './friend-acts.ts';
import { following, friends, groups, online, recent } from './lists.ts';
import { me } from './me.ts';
import { search } from './search.ts';
import { service } from './service.ts';
import { show } from './show.ts';
import { status } from './status.ts';
import { tree } from './tree.ts';
import { watch } from './watch.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'contacts',
  summary: 'cliHelp.contacts.summary',
  verbs: [
    search,
    show,
    tree,
    dept,
    friends,
    groups,
    recent,
    following,
    online,
    service,
    follow,
    unfollow,
    addFriend,
    removeFriend,
    cache,
    me,
    status,
    watch,
  ],
};
