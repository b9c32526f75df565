// The one row of the tree that is edited: a name, confirmed by Enter or its button, given up by Esc.
import { useState, type JSX } from 'react';
import type { DepartmentTreeScreen } from '#sdk/admin/screens/department-tree.ts';
import { asOfficeError, type ErrorData } from '#sdk/errors.ts';
import { errorText } from '../ground/error-text.ts';
import { Button } from '../parts/Button.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useTranslator } from '../parts/text.ts';

/** What the office refuses stands under the row, which stays open. */
export function DepartmentEdit(props: {
  readonly screen: DepartmentTreeScreen;
  readonly depth: number;
  readonly start: { readonly name: string; readonly nameEn: string };
  readonly busy: boolean;
}): JSX.Element {
  const { screen } = props;
  const translator = useTranslator();
  const { t } = translator;
  const [name, setName] = useState(props.start.name);
  const [nameEn, setNameEn] = useState(props.start.nameEn);
  const [error, setError] = useState<ErrorData>();
  return (
    <form
      className="tg-admin__edit"
      style={{ paddingInlineStart: 36 + props.depth * 20 }}
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        screen.confirm(name, nameEn).catch((thrown: unknown) => setError(asOfficeError(thrown).data));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        screen.edit(undefined);
      }}
    >
      <input
        autoFocus
        value={name}
        maxLength={64}
        aria-label={t('admin.department.name')}
        placeholder={t('admin.department.name')}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <input
        value={nameEn}
        lang="en"
        maxLength={128}
        aria-label={t('admin.app.nameEn')}
        placeholder={t('admin.app.nameEn')}
        onChange={(event) => setNameEn(event.target.value)}
      />
      <Button size="small" look="primary" type="submit" busy={props.busy}>
        {t('admin.department.confirm')}
      </Button>
      <Button size="small" onClick={() => screen.edit(undefined)}>
        {t('admin.department.cancel')}
      </Button>
      {error === undefined ? null : <FieldMessage tone="error">{errorText(translator, error)}</FieldMessage>}
    </form>
  );
}
