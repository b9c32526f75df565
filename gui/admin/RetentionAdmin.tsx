// How long things stay: rules, holds, what is past its age, and removing it; for super administrators.
import { useState, type JSX } from 'react';
import type { RetentionRule } from '#sdk/admin/compliance-api.ts';
import { hasPower } from '#sdk/admin/rules/may-administer.ts';
import { RetentionScreen } from '#sdk/admin/screens/retention.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { listText } from '#sdk/locales/list-text.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { NoPermission } from '../parts/NoPermission.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingRow } from '../settings/SettingRow.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { RetentionHolds } from './RetentionHolds.tsx';
import { RetentionRun } from './RetentionRun.tsx';
import { RuleForm } from './RuleForm.tsx';
import './retention.css';

/** The page. */
export function RetentionAdmin(): JSX.Element {
  const { office } = useApp();
  const { person } = useDesk();
  const may = hasPower(person.permissions);
  const { t } = useTranslator();
  return may ? <Own office={office} /> : <NoPermission who={t('admin.roleName.superAdministrator')} />;
}

function Own({ office }: { readonly office: ReturnType<typeof useApp>['office'] }): JSX.Element {
  const screen = useOwnScreen(() => new RetentionScreen(office));
  return screen === undefined ? <ListSkeleton rows={6} /> : <Page screen={screen} />;
}

function Page({ screen }: { readonly screen: RetentionScreen }): JSX.Element {
  const translator = useTranslator();
  const { retention, error } = useScreen(screen);
  if (retention === undefined)
    return error === undefined ? (
      <ListSkeleton rows={6} />
    ) : (
      <ErrorState
        detail={errorText(translator, error)}
        code={error.code}
        onRetry={() => void screen.reload()}
      />
    );
  return (
    <>
      <Rules screen={screen} rules={retention.rules} />
      <RetentionRun screen={screen} retention={retention} />
      <RetentionHolds screen={screen} holds={retention.holds} />
    </>
  );
}

/** What a rule is about. */
const aboutOf = ({ t }: Translator, { kind, name, chatId }: RetentionRule): string =>
  kind === 'chat' ? name || (chatId ?? '') : t(`admin.retention.scopes.${kind}`);

/** What it takes. */
function takenBy(translator: Translator, { days, kinds }: RetentionRule): string {
  const { t } = translator;
  if (kinds === undefined) return t('admin.retention.ruleAll', { days });
  const names = listText(
    translator,
    kinds.map((kind) => t(`admin.retention.kind.${kind}`)),
  );
  return t('admin.retention.rule', { days, kinds: names });
}

function Rules(props: {
  readonly screen: RetentionScreen;
  readonly rules: readonly RetentionRule[];
}): JSX.Element {
  const { screen, rules } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const { busy } = useScreen(screen);
  const [changed, setChanged] = useState<string>();
  const [asked, setAsked] = useState<RetentionRule>();
  const [isAsked, setIsAsked] = useState(false);
  const name = asked === undefined ? '' : aboutOf(translator, asked);
  return (
    <SettingsSection title={t('admin.retention.rules')}>
      <div className="tg-admin__block">
        <p>{t('admin.retention.rulesDetail')}</p>
        {rules.length === 0 ? <p className="tg-admin__none">{t('admin.retention.noRules')}</p> : null}
      </div>
      {rules.map((rule) =>
        rule.id === changed ? (
          <RuleForm
            key={rule.id}
            rule={rule}
            busy={busy}
            onClose={() => setChanged(undefined)}
            onSave={({ days, kinds }) =>
              void notify.attempt(async () => {
                await screen.changeRule(rule.id, { days, ...(kinds !== undefined && { kinds }) });
                setChanged(undefined);
                notify.done({ key: 'admin.retention.saved' });
              })
            }
          />
        ) : (
          <SettingRow key={rule.id} label={aboutOf(translator, rule)} hint={takenBy(translator, rule)}>
            <span className="tg-retention__acts">
              <Button size="small" disabled={busy} onClick={() => setChanged(rule.id)}>
                {t('admin.retention.change')}
              </Button>
              <IconButton
                icon="trash"
                label={t('admin.retention.removeRule', { name: aboutOf(translator, rule) })}
                disabled={busy}
                onClick={() => {
                  setAsked(rule);
                  setIsAsked(true);
                }}
              />
            </span>
          </SettingRow>
        ),
      )}
      <RuleForm
        key={`new ${rules.length}`}
        busy={busy}
        onSave={(rule) =>
          void notify.attempt(async () => {
            await screen.addRule(rule);
            notify.done({ key: 'admin.retention.saved' });
          })
        }
      />
      <Confirm
        open={isAsked}
        destructive
        title={t('admin.retention.removeTitle', { name })}
        act={t('admin.retention.remove')}
        onConfirm={() => {
          setIsAsked(false);
          if (asked !== undefined) void notify.attempt(() => screen.removeRule(asked.id));
        }}
        onClose={() => setIsAsked(false)}
      >
        {t('admin.retention.removeDetail')}
      </Confirm>
    </SettingsSection>
  );
}
