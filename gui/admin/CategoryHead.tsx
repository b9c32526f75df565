// The heading of a category of apps, for who looks after them: its name, its place, and removing it.
import { useId, useState, type JSX } from 'react';
import type { AppCategory } from '#sdk/apps/apps-api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import '../parts/ConfirmDialog.css';

/** `busy` is what was asked for; `onChanged` comes when the office has done it. */
export function CategoryHead(props: {
  readonly category: AppCategory;
  readonly all: readonly AppCategory[];
  readonly hasApps: boolean;
  readonly onChanged: () => Promise<void>;
}): JSX.Element {
  const { category, all, onChanged } = props;
  const { office } = useApp();
  const { t, language } = useTranslator();
  const notify = useNotify();
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const at = all.findIndex(({ id }) => id === category.id);
  const step = (by: -1 | 1): void => {
    const ids = all.map(({ id }) => id);
    ids.splice(at, 1);
    ids.splice(at + by, 0, category.id);
    void notify.attempt(async () => {
      await office.apps.orderCategories(ids);
      await onChanged();
    });
  };
  const name = category.name[language];
  return (
    <div className="tg-admin__category">
      <h2>{name}</h2>
      <IconButton
        icon="write"
        size={16}
        label={t('admin.app.categories.rename', { name })}
        onClick={() => setDialog('rename')}
      />
      <IconButton
        icon="up"
        size={16}
        disabled={at === 0}
        label={t('admin.app.categories.up', { name })}
        onClick={() => step(-1)}
      />
      <IconButton
        icon="down"
        size={16}
        disabled={at === all.length - 1}
        label={t('admin.app.categories.down', { name })}
        onClick={() => step(1)}
      />
      <IconButton
        icon="trash"
        size={16}
        disabled={props.hasApps && all.length === 1}
        label={t('admin.app.categories.remove', { name })}
        onClick={() => setDialog('remove')}
      />
      {dialog === undefined ? null : (
        <CategoryDialog {...props} act={dialog} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

function CategoryDialog(props: {
  readonly category: AppCategory;
  readonly all: readonly AppCategory[];
  readonly hasApps: boolean;
  readonly act: 'rename' | 'remove';
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}): JSX.Element {
  const { category, act, hasApps } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const id = useId();
  const others = props.all.filter((each) => each.id !== category.id);
  const [zh, setZh] = useState(category.name.zh);
  const [en, setEn] = useState(category.name.en);
  const [into, setInto] = useState(others[0]?.id ?? '');
  const [error, setError] = useState<ErrorData>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      if (act === 'rename')
        await office.apps.putCategory({ id: category.id, name: { zh: zh.trim(), en: en.trim() } });
      else await office.apps.removeCategory(category.id, hasApps ? into : undefined);
      await props.onChanged();
      props.onClose();
    } catch (thrown) {
      setError(asOfficeError(thrown).data);
    } finally {
      setBusy(false);
    }
  };
  const title = { name: category.name[language] };
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id} transitionDuration={180}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id={id}>
          {act === 'rename'
            ? t('admin.app.categories.rename', title)
            : t('admin.app.categories.removeTitle', title)}
        </h2>
        <div className="tg-dialog__body tg-admin__form">
          {act === 'rename' ? (
            <>
              <Field label={t('admin.app.name')} value={zh} onChange={setZh} />
              <Field label={t('admin.app.nameEn')} value={en} onChange={setEn} />
            </>
          ) : hasApps ? (
            <div className="tg-field">
              <span className="tg-field__label">{t('admin.app.categories.into')}</span>
              <Select
                label={t('admin.app.categories.into')}
                value={into}
                choices={others.map((each) => ({ value: each.id, label: each.name[language] }))}
                onChoose={setInto}
              />
            </div>
          ) : (
            <p>{t('admin.app.categories.isEmpty')}</p>
          )}
          {error === undefined ? null : (
            <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
          )}
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.cancel')}</Button>
          <Button
            type="submit"
            look={act === 'rename' ? 'primary' : 'danger'}
            busy={busy}
            disabled={act === 'rename' && zh.trim() === ''}
          >
            {t(act === 'rename' ? 'admin.person.save' : 'admin.app.remove')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
