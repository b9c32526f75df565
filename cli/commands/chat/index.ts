// The verbs of `tangram chat`.
import type { NounSpec } from '../../command.ts';
import { download } from './download.ts';
import { draft } from './draft.ts';
import { files } from './files.ts';
import { list } from './list.ts';
import { mark } from './mark.ts';
import { mute, pin, unmute, unpin } from './switches.ts';
import { read } from './read.ts';
import { deleteMessages, withdraw } from './remove-messages.ts';
import { search } from './search.ts';
import { send } from './send.ts';
import { show } from './show.ts';
import { watch } from './watch.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'chat',
  summary: 'cliHelp.chat.summary',
  verbs: [
    list,
    show,
    read,
    send,
    search,
    watch,
    pin,
    unpin,
    mute,
    unmute,
    mark,
    withdraw,
    deleteMessages,
    draft,
    files,
    download,
  ],
};
