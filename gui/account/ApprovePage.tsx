// The page behind a QR code: which device asks to be signed in, and the decision of whoever is signed in here.
import type { FormEvent, JSX } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApproveDeviceScreen } from '#sdk/account/screens/approve-device.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Field } from '../parts/Field.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useTranslator } from '../parts/text.ts';
import './ApprovePage.css';

/** `/approve/:code?`. The address names a code; only a click decides. */
export function ApprovePage(): JSX.Element {
  const { t } = useTranslator();
  const { code = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AppFrame
      current="settings"
      place={t('approve.title')}
      turn="main"
      main={
        <>
          <PaneHeader title={t('approve.title')} onBack={() => void navigate('/setting/userInfo')} />
          <div className="tg-approve">
            <Approval key={code} code={code} />
          </div>
        </>
      }
    />
  );
}

function Approval({ code }: { readonly code: string }): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new ApproveDeviceScreen(office, code));
  return screen === undefined ? null : <Decision screen={screen} />;
}

function Decision({ screen }: { readonly screen: ApproveDeviceScreen }): JSX.Element {
  const { phase } = useScreen(screen);
  if (phase === 'approved' || phase === 'denied') return <Decided screen={screen} />;
  return phase === 'typing' || phase === 'looking' ? (
    <CodeForm screen={screen} />
  ) : (
    <Question screen={screen} />
  );
}

function CodeForm({ screen }: { readonly screen: ApproveDeviceScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { code, phase, error } = useScreen(screen);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void screen.look();
  };
  return (
    <form className="tg-approve__card" onSubmit={submit} noValidate>
      <h2>{t('approve.codeTitle')}</h2>
      <p>{t('approve.codeHint')}</p>
      <Field
        label={t('approve.code')}
        name="code"
        autoComplete="off"
        autoFocus
        size="large"
        value={code}
        disabled={phase === 'looking'}
        error={error === undefined ? undefined : errorText(translator, error)}
        onChange={(value) => screen.type(value)}
      />
      <Button type="submit" look="primary" size="large" fill busy={phase === 'looking'}>
        {t('approve.next')}
      </Button>
    </form>
  );
}

function Question({ screen }: { readonly screen: ApproveDeviceScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const { person } = useDesk();
  const { code, phase, request } = useScreen(screen);
  const busy = phase === 'deciding';
  return (
    <div className="tg-approve__card">
      <h2>{t('approve.question', { name: person.name })}</h2>
      <dl className="tg-approve__facts">
        <dt>{t('approve.device')}</dt>
        <dd>{request?.deviceName ?? ''}</dd>
        <dt>{t('approve.source')}</dt>
        <dd className="tg-number">{request?.source ?? ''}</dd>
        <dt>{t('approve.time')}</dt>
        <dd className="tg-number">
          {request === undefined ? '' : fullTime(translator, request.createdTime)}
        </dd>
        <dt>{t('approve.code')}</dt>
        <dd className="tg-approve__code">{code}</dd>
      </dl>
      <FieldMessage tone="warn">{t('approve.warning')}</FieldMessage>
      <div className="tg-approve__acts">
        <Button size="large" disabled={busy} autoFocus onClick={() => void screen.decide(false)}>
          {t('approve.deny')}
        </Button>
        <Button size="large" look="primary" busy={busy} onClick={() => void screen.decide(true)}>
          {t('approve.allow')}
        </Button>
      </div>
    </div>
  );
}

function Decided({ screen }: { readonly screen: ApproveDeviceScreen }): JSX.Element {
  const { t } = useTranslator();
  const { phase } = useScreen(screen);
  const navigate = useNavigate();
  return (
    <EmptyState
      figure="house"
      title={t(phase === 'approved' ? 'approve.allowed' : 'approve.denied')}
      detail={t(phase === 'approved' ? 'approve.allowedDetail' : 'approve.deniedDetail')}
      act={<Button onClick={() => void navigate('/setting/userInfo')}>{t('approve.toDevices')}</Button>}
    />
  );
}
