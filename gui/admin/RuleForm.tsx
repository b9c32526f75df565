// A rule of retention as it is written: what it is about, how old, which kinds.
import { useState, type JSX } from 'react';
import type { ContentKind, NewRetentionRule, RetentionRule } from '#sdk/admin/compliance-api.ts';
import { daysOf, groupNumberOf, ruleKinds } from '#sdk/admin/rules/retention-run.ts';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { Field } from '../parts/Field.tsx';
import { Select } from '../parts/Select.tsx';
import { useText } from '../parts/text.ts';

const scopes = ['group', 'direct', 'chat'] as const;

/** A new one, or with `rule` another age and other kinds of one that is there. */
export function RuleForm(props: {
  readonly rule?: RetentionRule;
  readonly busy: boolean;
  readonly onSave: (rule: NewRetentionRule) => void;
  readonly onClose?: () => void;
}): JSX.Element {
  const { rule, busy, onSave, onClose } = props;
  const t = useText();
  const [scope, setScope] = useState<NewRetentionRule['kind']>(rule?.kind ?? 'group');
  const [group, setGroup] = useState(rule?.chatId ?? '');
  const [typed, setTyped] = useState(rule === undefined ? '' : String(rule.days));
  const [kinds, setKinds] = useState<readonly ContentKind[]>(rule?.kinds ?? []);
  const days = daysOf(typed);
  const chatId = groupNumberOf(group);
  const isWhole = days !== undefined && (scope !== 'chat' || chatId !== undefined);
  // Kinds that this page does not offer stay with a rule that has them.
  const offered = [...new Set<ContentKind>([...ruleKinds, ...(rule?.kinds ?? [])])];
  return (
    <form
      className="tg-admin__block tg-retention__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole) return;
        onSave({
          ...{ kind: scope, days },
          ...(scope === 'chat' && chatId !== undefined && { chatId }),
          ...(kinds.length > 0 && { kinds }),
        });
      }}
    >
      <div className="tg-admin__pair">
        {rule === undefined ? (
          <div className="tg-field">
            <span className="tg-field__label">{t('admin.retention.scope')}</span>
            <Select
              label={t('admin.retention.scope')}
              value={scope}
              choices={scopes.map((value) => ({ value, label: t(`admin.retention.scopes.${value}`) }))}
              onChoose={(value) => setScope(scopes.find((known) => known === value) ?? 'group')}
            />
          </div>
        ) : null}
        {rule === undefined && scope === 'chat' ? (
          <Field
            label={t('admin.retention.group')}
            value={group}
            hint={t('admin.retention.groupHint')}
            invalid={group !== '' && chatId === undefined}
            onChange={setGroup}
          />
        ) : null}
        <Field
          label={t('admin.retention.days')}
          value={typed}
          hint={t('admin.retention.daysHint')}
          invalid={typed !== '' && days === undefined}
          autoFocus={rule !== undefined}
          onChange={setTyped}
        />
      </div>
      <fieldset className="tg-retention__kinds">
        <legend>{t('admin.retention.kinds')}</legend>
        <div className="tg-admin__checks">
          {offered.map((kind) => (
            <Checkbox
              key={kind}
              checked={kinds.includes(kind)}
              onChange={(on) => setKinds(on ? [...kinds, kind] : kinds.filter((each) => each !== kind))}
            >
              {t(`admin.retention.kind.${kind}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="tg-admin__acts">
        {onClose === undefined ? null : <Button onClick={onClose}>{t('words.cancel')}</Button>}
        <Button type="submit" look={rule === undefined ? 'plain' : 'primary'} busy={busy} disabled={!isWhole}>
          {t(rule === undefined ? 'admin.retention.add' : 'admin.retention.save')}
        </Button>
      </div>
    </form>
  );
}
