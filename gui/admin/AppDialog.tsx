// An app as it is made or changed: how it opens, where it leads, who sees it.
import { useId, useState, type JSX } from 'react';
import type { AppEntry, AppPlan, Workbench } from '#sdk/apps/apps-api.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { AudienceField } from '../announcements/AudienceField.tsx';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { Select } from '../parts/Select.tsx';
import { useTranslator } from '../parts/text.ts';
import { Glyph } from '../workbench/Glyph.tsx';
import '../parts/ConfirmDialog.css';

const kinds = ['page', 'browser', 'place', 'program'] as const;
const hues = [0, 1, 2, 3, 4, 5, 6] as const;
const fresh = '+';

/** Mounted is open; without an app a new one. */
export function AppDialog(props: {
  readonly app: AppEntry | undefined;
  readonly categories: Workbench['categories'];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}): JSX.Element {
  const { app, categories } = props;
  const { office } = useApp();
  const translator = useTranslator();
  const { t, language } = translator;
  const id = useId();
  const [data, setData] = useState({
    zh: app?.name.zh ?? '',
    en: app?.name.en ?? '',
    detail: app?.detail.zh ?? '',
    target: app?.target ?? '',
  });
  const [category, setCategory] = useState(app?.categoryId ?? categories[0]?.id ?? fresh);
  const [newCategory, setNewCategory] = useState('');
  const [kind, setKind] = useState<AppPlan['kind']>(app?.kind ?? 'browser');
  const [hue, setHue] = useState(app?.hue ?? 0);
  const [exchange, setExchange] = useState(app?.exchange ?? false);
  const [audience, setAudience] = useState<AppPlan['audience']>(app?.audience ?? [{ kind: 'everybody' }]);
  const [error, setError] = useState<ErrorData>();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const name = { zh: newCategory.trim(), en: newCategory.trim() };
      const categoryId = category === fresh ? (await office.apps.putCategory({ name })).id : category;
      await office.apps.put({
        ...(app !== undefined && { id: app.id, rev: app.rev, icon: app.icon }),
        name: { zh: data.zh.trim(), en: data.en.trim() },
        detail: { zh: data.detail.trim(), en: app?.detail.en ?? data.detail.trim() },
        categoryId,
        kind,
        hue,
        target: data.target.trim(),
        exchange,
        audience,
      });
      props.onSaved();
    } catch (thrown) {
      setError(asOfficeError(thrown).data);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof data, label: string): JSX.Element => (
    <Field label={label} value={data[name]} onChange={(value) => setData({ ...data, [name]: value })} />
  );
  return (
    <Dialog isOpen onClose={props.onClose} aria-labelledby={id} data-size="wide" transitionDuration={180}>
      <form
        className="tg-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id={id}>{t(app === undefined ? 'admin.app.add' : 'admin.app.edit')}</h2>
        <div className="tg-dialog__body tg-admin__form">
          {field('zh', t('admin.app.name'))}
          {field('en', t('admin.app.nameEn'))}
          {field('detail', t('admin.app.detail'))}
          <div className="tg-field">
            <span className="tg-field__label">{t('admin.app.category')}</span>
            <Select
              label={t('admin.app.category')}
              value={category}
              choices={[
                ...categories.map((each) => ({ value: each.id, label: each.name[language] })),
                { value: fresh, label: t('admin.app.newCategory') },
              ]}
              onChoose={setCategory}
            />
          </div>
          {category === fresh ? (
            <Field label={t('admin.app.newCategory')} value={newCategory} onChange={setNewCategory} />
          ) : null}
          <div className="tg-field">
            <span className="tg-field__label">{t('admin.app.kind')}</span>
            <Select
              label={t('admin.app.kind')}
              value={kind}
              choices={kinds.map((value) => ({ value, label: t(`admin.app.kinds.${value}`) }))}
              onChoose={(value) => setKind(kinds.find((each) => each === value) ?? 'browser')}
            />
          </div>
          {field('target', t('admin.app.target'))}
          <div className="tg-field" role="group" aria-label={t('admin.app.hue')}>
            <span className="tg-field__label">{t('admin.app.hue')}</span>
            <div className="tg-admin__hues">
              {hues.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-label={`${t('admin.app.hue')} ${each + 1}`}
                  aria-pressed={each === hue}
                  onClick={() => setHue(each)}
                >
                  <Glyph icon={app?.icon ?? 'apps'} hue={each} size={24} />
                </button>
              ))}
            </div>
          </div>
          {kind === 'page' || kind === 'browser' ? (
            <Checkbox checked={exchange} onChange={setExchange}>
              {t('admin.app.exchange')}
            </Checkbox>
          ) : null}
          <AudienceField audience={audience} onChange={setAudience} />
          {error === undefined ? null : (
            <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>
          )}
        </div>
        <div className="tg-dialog__acts">
          <Button onClick={props.onClose}>{t('words.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            busy={busy}
            disabled={data.zh.trim() === '' || data.target.trim() === ''}
          >
            {t('admin.person.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
