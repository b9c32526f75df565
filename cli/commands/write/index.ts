// The verbs of `tangram write`.
import { OfficeError } from '#sdk/errors.ts';
import { hasWriting } from '#sdk/write/actions/writing-there.ts';
import { pickVariant } from '#variants/index.ts';
import type { CommandSpec, NounSpec } from '../../command.ts';
import { ai, generate } from './assist.ts';
import { bring, create, modules } from './create.ts';
import { edit, open } from './edit.ts';
import { check, exporting } from './export.ts';
import { list, restore, rm, share, versions } from './list.ts';
import { outline } from './outline.ts';
import { source } from './source.ts';
import { template } from './template.ts';
import { form, rename, set, show } from './text.ts';

/** @throws OfficeError `writingOff` where this build has no writing */
const guarded = (verb: CommandSpec): CommandSpec => ({
  ...verb,
  run(context, input) {
    if (!hasWriting(pickVariant(context.settings.values.variant.value))) throw new OfficeError('writingOff');
    return verb.run(context, input);
  },
});

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
  ].map(guarded),
};
