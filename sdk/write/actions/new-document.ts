// What a new document begins with: a module's skeleton and form, or a template with its fields filled in.
import type { DocumentStart, DocumentTemplate, WritingDesk, WriteModuleId } from '../../api.ts';
import { formFor, fillFields, skeletonBody, titleFor } from '../rules/skeleton.ts';

/** What somebody wants. */
export type Wanted = {
  module: WriteModuleId;
  topic: string;
  language: 'zh' | 'en';
  wishes?: string | undefined;
  audience?: string | undefined;
  tone?: string | undefined;
  length?: string | undefined;
  /** Begin with nothing but a title. */
  blank?: boolean | undefined;
};

/** The start of a document of a module. @param today as YYYY-MM-DD */
export function startOf(
  wanted: Wanted,
  desk: Pick<WritingDesk, 'organisation'> | undefined,
  today: string,
): DocumentStart {
  const { module, topic, language, blank, wishes, audience, tone, length } = wanted;
  const told = Object.fromEntries(
    Object.entries({ audience, tone, length }).filter(([, value]) => value !== undefined && value !== ''),
  );
  return {
    title: titleFor(module, topic, language),
    module,
    language,
    form: { ...formFor(module, { organisation: desk?.organisation ?? '', date: today, wishes }), ...told },
    body: blank === true ? { type: 'doc', content: [] } : skeletonBody(module, language),
  };
}

/** The start of a document from a template. A title that somebody gives comes before the template's own. */
export function startFromTemplate(
  template: DocumentTemplate,
  values: Readonly<Record<string, string>>,
  title = '',
): DocumentStart {
  const filled = fillFields(template, values);
  return {
    title: title.trim() === '' ? filled.title : title,
    module: template.module,
    language: template.language,
    form: filled.form,
    body: filled.body,
  };
}
