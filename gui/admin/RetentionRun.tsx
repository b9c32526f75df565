// What is past its age: counted first, then removed, with how far either is.
import { useState, type JSX } from 'react';
import type { ComplianceJob, Retention } from '#sdk/admin/compliance-api.ts';
import { kindCounts } from '#sdk/admin/rules/retention-run.ts';
import type { RetentionScreen } from '#sdk/admin/screens/retention.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';

/** Nothing is removed before its count was seen; the question names the count. */
export function RetentionRun(props: {
  readonly screen: RetentionScreen;
  readonly retention: Retention;
}): JSX.Element {
  const { screen, retention } = props;
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const { job, reason, busy } = useScreen(screen);
  const [asks, setAsks] = useState(false);
  const isRunning = job?.state === 'running';
  const count = job?.messages ?? 0;
  return (
    <SettingsSection title={t('admin.retention.run')}>
      <div className="tg-admin__block">
        <p className="tg-number">
          {retention.lastRun === undefined
            ? t('admin.retention.neverRun')
            : t('admin.retention.lastRun', { time: fullTime(translator, retention.lastRun) })}
        </p>
        {job === undefined ? null : isRunning ? (
          <div role="status" className="tg-admin__progress">
            <progress value={job.done} max={Math.max(1, job.total)} />
            <span className="tg-number">
              {t('admin.retention.progress', { done: job.done, total: job.total, messages: job.messages })}
            </span>
          </div>
        ) : job.state === 'done' ? (
          <Counted job={job} />
        ) : null}
        {reason === undefined || isRunning ? null : (
          <p className="tg-admin__none">{t(`admin.retention.reasonNot.${reason}`)}</p>
        )}
        <div className="tg-admin__acts">
          <Button
            busy={busy && isRunning && job.dryRun}
            disabled={busy || isRunning || retention.rules.length === 0}
            onClick={() => void notify.attempt(() => screen.count())}
          >
            {t('admin.retention.count')}
          </Button>
          <Button
            look="danger"
            busy={busy && isRunning && !job.dryRun}
            disabled={busy || reason !== undefined}
            onClick={() => setAsks(true)}
          >
            {t('admin.retention.runNow')}
          </Button>
        </div>
      </div>
      <Confirm
        open={asks}
        destructive
        title={t('admin.retention.runTitle', { count })}
        act={t('admin.retention.runNow')}
        onConfirm={() => {
          setAsks(false);
          void notify.attempt(async () => {
            const done = await screen.run();
            notify.done({ key: 'admin.retention.did', parameters: { count: done } });
          });
        }}
        onClose={() => setAsks(false)}
      >
        {t('admin.retention.runDetail')}
      </Confirm>
    </SettingsSection>
  );
}

function Counted({ job }: { readonly job: ComplianceJob }): JSX.Element {
  const { t } = useTranslator();
  const kinds = kindCounts(job);
  return (
    <>
      <p role="status" className="tg-number">
        <strong>
          {t(job.dryRun ? 'admin.retention.would' : 'admin.retention.did', { count: job.messages })}
        </strong>{' '}
        {kinds
          .map(({ kind, messages }) =>
            t('admin.retention.kindCount', { kind: t(`admin.retention.kind.${kind}`), count: messages }),
          )
          .join(' · ')}
      </p>
      {job.chats.length === 0 ? null : (
        <div
          className="tg-admin__table tg-retention__chats"
          role="region"
          aria-label={t('admin.retention.chat')}
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th>{t('admin.retention.chat')}</th>
                <th className="tg-retention__number">{t('admin.retention.messages')}</th>
                <th className="tg-retention__number">{t('admin.retention.files')}</th>
              </tr>
            </thead>
            <tbody>
              {job.chats.map((chat) => (
                <tr key={chat.chatId}>
                  <td className="tg-retention__chat">{chat.name === '' ? chat.chatId : chat.name}</td>
                  <td className="tg-number tg-retention__number">{chat.messages}</td>
                  <td className="tg-number tg-retention__number">{chat.files}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {job.moreChats === 0 ? null : (
        <p className="tg-admin__none">{t('admin.retention.moreChats', { count: job.moreChats })}</p>
      )}
    </>
  );
}
