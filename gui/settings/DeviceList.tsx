// Draws the remembered devices with the way to take a sign-in back.
import { useState, type JSX } from 'react';
import type { DeviceSession } from '#sdk/api.ts';
import { DevicesScreen } from '#sdk/account/screens/devices.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { SettingRow } from './SettingRow.tsx';
import './Settings.css';

/** One row per device; what went wrong stands in its place with a retry. */
export function DeviceList(): JSX.Element | null {
  const { office } = useApp();
  const screen = useOwnScreen(() => new DevicesScreen(office));
  return screen === undefined ? null : <Devices screen={screen} />;
}

function Devices({ screen }: { readonly screen: DevicesScreen }): JSX.Element {
  const translator = useTranslator();
  const { t } = translator;
  const notify = useNotify();
  const now = useNow();
  const { phase, devices, revoking, error } = useScreen(screen);
  const [asked, setAsked] = useState<DeviceSession>();
  const revoke = async (device: DeviceSession): Promise<void> => {
    setAsked(undefined);
    if (await screen.revoke(device.id)) notify.done({ key: 'settings.revoked' });
    else {
      const problem = screen.getSnapshot().error;
      if (problem !== undefined) notify.fail(problem);
    }
  };
  return (
    <>
      <SettingRow
        label={t('settings.devices')}
        hint={
          phase === 'failed' && error !== undefined
            ? errorText(translator, error)
            : phase === 'ready' && devices.length === 0
              ? t('settings.devicesNone')
              : t('settings.devicesHint')
        }
      >
        {phase === 'failed' ? (
          <Button icon="redo" onClick={() => void screen.load()}>
            {t('words.retry')}
          </Button>
        ) : null}
      </SettingRow>
      {devices.map((device) => (
        <div key={device.id} className="tg-setting tg-setting--inner">
          <div className="tg-setting__text">
            <span>
              <bdi lang={textLanguage(device.deviceName)}>{device.deviceName}</bdi>
              {device.current ? <Tag>{t('settings.deviceCurrent')}</Tag> : null}
            </span>
            <small className="tg-number">
              {t('settings.deviceSince', {
                created: momentText(translator, device.createdTime, now),
                used: momentText(translator, device.usedTime, now),
                expires: momentText(translator, device.expiresTime, now),
              })}
            </small>
          </div>
          <Button size="small" busy={revoking === device.id} onClick={() => setAsked(device)}>
            {t('settings.revoke')}
          </Button>
        </div>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        destructive
        title={t('settings.revokeTitle', { name: asked?.deviceName ?? '' })}
        act={t('settings.revoke')}
        onConfirm={() => void (asked === undefined ? undefined : revoke(asked))}
        onClose={() => setAsked(undefined)}
      >
        {t('settings.revokeDetail')}
      </ConfirmDialog>
    </>
  );
}
