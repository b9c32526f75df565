// Makes an outline: by the model, from the kind's own, or from a reference file's headings; it is shown first and taken by who asked.
import { useEffect, useRef, useState, type JSX } from 'react';
import type { DocumentSource, WrittenDocument } from '#sdk/write/index.ts';
import { aboutDocument, outlineText } from '#sdk/write/rules/assist-request.ts';
import { outlineOf } from '#sdk/write/rules/outline.ts';
import { skeletonBody } from '#sdk/write/rules/skeleton.ts';
import { proposedOutline } from '#sdk/write/rules/suggestion.ts';
import { OfficeError } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';

/** Headings that are proposed. */
type Headings = readonly { level: number; title: string }[];

/** See the file's first line. */
export function OutlineMaker(props: {
  readonly document: WrittenDocument;
  readonly rests: readonly DocumentSource[];
  readonly models: readonly string[] | undefined;
  readonly onAdopt: (headings: Headings) => void;
}): JSX.Element {
  const { document, rests, models } = props;
  const { office } = useApp();
  const { t } = useTranslator();
  const notify = useNotify();
  const [proposed, setProposed] = useState<Headings>();
  const [busy, setBusy] = useState(false);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const propose = (headings: Headings): void => {
    if (headings.length === 0) return notify.inform({ key: 'write.noHeadings' });
    if (headings.some(({ level }) => level > 5)) return notify.fail(new OfficeError('outlineTooDeep').data);
    setProposed(headings);
  };
  const byModel = (): void => {
    let text = '';
    setBusy(true);
    stop.current = office.write.assisting({
      tool: 'outline',
      ...aboutDocument(document),
      place: outlineText(document.body.content),
      wish: (document.form.wishes ?? '').slice(0, 600),
    })((news) => {
      if (news.type === 'delta') text += news.text;
      if (news.type === 'error') notify.fail(news.error);
      if (news.type !== 'done' && news.type !== 'error') return;
      setBusy(false);
      if (news.type === 'error') return;
      const found = proposedOutline(text);
      if ('problem' in found) notify.fail(new OfficeError(found.problem).data);
      else propose(found.headings);
    });
  };
  const make = (from: string): void => {
    if (from === 'model') return byModel();
    if (from === 'kind')
      return propose(
        outlineOf(skeletonBody(document.module, document.language).content).map(({ level, title }) => ({
          level,
          title,
        })),
      );
    const headings = rests.find(({ id }) => id === from)?.headings ?? [];
    const least = Math.min(...headings.map(({ level }) => level));
    propose(headings.map(({ level, text }) => ({ level: level - least + 1, title: text })));
  };
  const files = rests.filter(({ kind }) => kind === 'file');
  return (
    <>
      <MenuButton
        label={t('write.makeOutline')}
        placement="top-end"
        entries={[
          {
            id: 'model',
            label: t('write.outlineByModel'),
            icon: 'spark',
            ...(models?.length === 0 && { disabledReason: t('errors.writingModelMissing') }),
          },
          { id: 'kind', label: t('write.outlineByKind'), icon: 'copy' },
          ...files.map(({ id, name }) => ({
            id,
            label: t('write.outlineByFile', { name }),
            icon: 'file' as const,
          })),
        ]}
        onChoose={make}
      >
        {({ toggle }) => (
          <Button size="small" icon="spark" busy={busy} onClick={toggle}>
            {t('write.makeOutline')}
          </Button>
        )}
      </MenuButton>
      {proposed === undefined ? null : (
        <ConfirmDialog
          open
          title={t('write.outlineProposed')}
          act={t('write.accept')}
          onClose={() => setProposed(undefined)}
          onConfirm={() => {
            props.onAdopt(proposed);
            setProposed(undefined);
          }}
        >
          <span className="tg-outline__proposed">
            {proposed.map(({ level, title }, at) => (
              <span key={at} style={{ paddingInlineStart: `${(level - 1) * 16}px` }}>
                {title}
              </span>
            ))}
          </span>
        </ConfirmDialog>
      )}
    </>
  );
}
