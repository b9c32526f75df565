// The verbs of `tangram chat`.
import type { NounSpec } from '../../command.ts';
import { download } from './download.ts';
import { draft } from './draft.ts';
import { exportCommand } from './export.ts';
import { forward } from './forward.ts';
import { history } from './history.ts';
import { files } from './files.ts';
import { flash } from './flash.ts';
import { list } from './list.ts';
import { mark } from './mark.ts';
import { edit, pinMessage, pinned, react, reactions, versions } from './marks.ts';
import { open } from './open.ts';
import { mute, pin, remove, unmute, unpin } from './switches.ts';
import { read } from './read.ts';
import { readers } from './readers.ts';
import { deleteMessages, withdraw } from './remove-messages.ts';
import { remind, scheduled } from './scheduled.ts';
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
    flash,
    search,
    history,
    watch,
    pin,
    unpin,
    mute,
    unmute,
    mark,
    remove,
    forward,
    withdraw,
    deleteMessages,
    readers,
    react,
    reactions,
    edit,
    versions,
    pinMessage,
    pinned,
    exportCommand,
    draft,
    scheduled,
    remind,
    files,
    download,
    open,
  ],
};
