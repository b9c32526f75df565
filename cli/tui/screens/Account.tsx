// Draws one's own account: who one is, picture and password, the devices that are signed in, and letting another one in.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { departmentText, pathText } from '#sdk/contacts/rules/department-path.ts';
import { useState, type JSX } from 'react';
import type { DeviceSession } from '#sdk/api.ts';
import { mayReadAudit } from '#sdk/account/rules/may-read-audit.ts';
import { DevicesScreen } from '#sdk/account/screens/devices.ts';
import { OfficeError } from '#sdk/errors.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { useDesk } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { type FinderGroup, finderRows } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { FinderLine } from '../parts/FinderLine.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { askPicture } from '../questions/picture-question.ts';
import { cellWidth, fitCells } from '../text/cell-width.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { usePhoto } from '../pictures/usePhoto.ts';
import { useScreen } from '../frame/useScreen.ts';

type Row =
  | { readonly type: 'fact'; readonly label: string; readonly value: string }
  | { readonly type: 'act'; readonly label: string; readonly detail: string; readonly act: () => void }
  | { readonly type: 'device'; readonly device: DeviceSession };

/** The sheet. */
export function Account(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const devices = useOwnScreen(() => new DevicesScreen(office));
  return devices === undefined ? null : <Rows {...cells} devices={devices} />;
}

function Rows(props: Cells & { readonly devices: DevicesScreen }): JSX.Element {
  const desk = useDesk();
  const { consent, copy, go, office, person, signs, translator } = desk;
  const { t } = translator;
  const notify = useNotify();
  const { devices, phase, error } = useScreen(props.devices);
  const [chosen, setChosen] = useState<Row>();
  const changePassword = (): void => go({ type: 'overlay', overlay: 'password' });
  const approve = (): void => go({ type: 'overlay', overlay: 'approve' });
  const changePicture = (): void =>
    notify.attempt(async () => {
      const picture = await askPicture(desk, t('account.picture'));
      go({ type: 'overlay', overlay: 'account' });
      if (picture === undefined) return;
      await office.account.changeAvatar(picture);
      notify.done({ key: 'account.pictureChanged' });
    });
  const removePicture = (): void =>
    notify.attempt(async () => {
      if (!(await consent.ask({ title: t('tuiPanes.sure.ownPicture') }))) return;
      await office.account.removeAvatar();
      notify.done({ key: 'account.pictureRemoved' });
    });
  const revoke = (device: DeviceSession): void => {
    notify.attempt(async () => {
      const isSure = await consent.ask({
        title: t('settings.revokeTitle', { name: drawableLine(device.deviceName) }),
        detail: t('settings.revokeDetail'),
      });
      if (!isSure) return;
      if (await props.devices.revoke(device.id)) return notify.done({ key: 'settings.revoked' });
      const problem = props.devices.getSnapshot().error;
      if (problem !== undefined) throw OfficeError.from(problem);
    });
  };
  const between = ` ${signs.separator} `;
  const hasPicture = usePhoto(person.id, person.avatar) !== undefined;
  const fact = (label: string, value: string): { key: string; item: Row } => ({
    key: label,
    item: { type: 'fact', label, value: value === '' ? t('account.none') : drawableLine(value) },
  });
  const act = (label: string, detail: string, work: () => void): { key: string; item: Row } => ({
    key: label,
    item: { type: 'act', label, detail, act: work },
  });
  const secondary = (person.secondaryDepartments ?? [])
    .map((one) => forReader(one, translator.language))
    .map(({ fullPath, name }) => pathText(fullPath || name));
  const groups: FinderGroup<Row>[] = [
    {
      title: t('account.person'),
      items: [
        fact(t('account.name'), person.name),
        fact(t('account.loginName'), person.loginName),
        fact(t('account.email'), person.email),
        fact(t('account.phone'), person.phone),
        fact(t('account.department'), departmentText(forReader(person, translator.language))),
        fact(t('account.secondaryDepartments'), secondary.join(between)),
      ],
    },
    {
      title: t('settings.session'),
      items: [
        act(t('account.pictureChange'), '', changePicture),
        ...(hasPicture
          ? [act(`${t('account.picture')}${between}${t('account.pictureRemove')}`, '', removePicture)]
          : []),
        act(t('password.change'), t('password.changeHint'), changePassword),
        act(t('approve.row'), t('approve.rowHint'), approve),
        ...(mayReadAudit(person.permissions)
          ? [
              act(t('settings.audit.row'), t('settings.audit.rowHint'), () =>
                go({ type: 'overlay', overlay: 'audit' }),
              ),
            ]
          : []),
        act(t('settings.pages.about'), t('tuiPanes.about.hint'), () =>
          go({ type: 'overlay', overlay: 'about' }),
        ),
      ],
    },
    {
      title: t('settings.devices'),
      items: devices.map((device) => ({ key: device.id, item: { type: 'device', device } })),
    },
  ];
  const labelWidth = Math.max(
    ...groups.flatMap(({ items }) =>
      items.map(({ item }) => (item.type === 'fact' ? cellWidth(item.label) : 0)),
    ),
  );
  useCommands({
    accountPicture: changePicture,
    accountPassword: changePassword,
    accountApprove: approve,
    accountRevoke: chosen?.type === 'device' ? () => revoke(chosen.device) : undefined,
    sheetReload: phase === 'failed' ? () => void props.devices.load() : undefined,
  });
  const take = (row: Row): void => {
    if (row.type === 'act') row.act();
    else if (row.type === 'device') revoke(row.device);
    else if (copy(row.value)) notify.done({ key: 'chat.copied' });
  };
  return (
    <Sheet
      {...props}
      title={t('settings.pages.userInfo')}
      list={finderRows(groups)}
      problem={phase === 'failed' && error !== undefined ? errorText(translator, error) : undefined}
      maxCells={maxRowCells}
      // The facts over it can be copied only; what somebody comes for begins here.
      startAt={t('account.pictureChange')}
      empty=""
      foot={chosen?.type === 'device' ? usedText(chosen.device) : undefined}
      onChosen={setChosen}
      onTake={take}
      row={(row, isChosen, width) =>
        row.type === 'device' ? (
          <FinderLine
            sign={row.device.current ? signs.online : signs.offline}
            text={drawableLine(row.device.deviceName)}
            detail={row.device.current ? t('settings.deviceCurrent') : ''}
            end={fullTime(translator, row.device.usedTime)}
            isChosen={isChosen}
            width={width}
          />
        ) : (
          <FinderLine
            sign={row.type === 'act' ? signs.prompt : ''}
            text={row.type === 'act' ? row.label : fitCells(row.label, labelWidth)}
            detail={row.type === 'act' ? row.detail : row.value}
            isChosen={isChosen}
            width={width}
          />
        )
      }
    />
  );

  function usedText({ usedTime, expiresTime }: DeviceSession): string {
    const times = { used: fullTime(translator, usedTime), expires: fullTime(translator, expiresTime) };
    return t('settings.deviceUsed', times);
  }
}
