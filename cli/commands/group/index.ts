// The verbs of `tangram group`.
import type { NounSpec } from '../../command.ts';
import { avatar } from './avatar.ts';
import { admins, intro, notice, rename } from './change.ts';
import { dissolve, leave, transfer } from './ends.ts';
import { add, create, remove } from './people.ts';
import { list, members, show } from './read.ts';
import { permission } from './permission.ts';
import { requests } from './requests.ts';
import { invite, push, review } from './switches.ts';
import { watch } from './watch.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'group',
  summary: 'cliGroups.summary',
  verbs: [
    list,
    show,
    members,
    create,
    permission,
    add,
    remove,
    rename,
    notice,
    intro,
    avatar,
    admins,
    invite,
    review,
    push,
    requests,
    transfer,
    leave,
    dissolve,
    watch,
  ],
};
