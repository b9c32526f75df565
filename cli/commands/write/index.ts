// The verbs of `tangram write`.
import type { NounSpec } from '../../command.ts';
import { ai, generate } from './assist.ts';
import { bring, create, modules } from './create.ts';
import { edit, open } from './edit.ts';
import { check, exporting } from './export.ts';
import { list, restore, rm, share, versions } from './list.ts';
import { outline } from './outline.ts';
import { source } from './source.ts';
import { template } from './template.ts';
import { form, rename, set, show } from './text.ts';

/** The noun. */
export const noun: NounSpec = {
  name: 'write',
  summary: 'cliWrite.summary',
  shapes: async () => (await import('../../shapes/write-schemas.ts')).writeShapes,
  verbs: [
    create,
    list,
    show,
    outline,
    set,
    generate,
    ai,
    source,
    edit,
    open,
    form,
    rename,
    rm,
    restore,
    bring,
    exporting,
    check,
    versions,
    share,
    template,
    modules,
  ],
};
