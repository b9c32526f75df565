// Draws a group's picture, name, introduction and announcement, each to be changed where one may.
import { useRef, useState, type JSX } from 'react';
import type { Group } from '#sdk/api.ts';
import { groupLimits } from '#sdk/groups/rules/group-form.ts';
import type { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { AvatarDialog } from '../account/AvatarDialog.tsx';
import { useNotify } from '../app/useNotify.ts';
import { useScreen } from '../app/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { GroupText } from './GroupText.tsx';
import { Reason } from './Reason.tsx';

/** The head of the details. */
export function GroupHead(props: {
  readonly screen: GroupDetailsScreen;
  readonly group: Group;
}): JSX.Element {
  const { screen, group } = props;
  const t = useText();
  const notify = useNotify();
  const { reasons } = useScreen(screen);
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const mayShow = reasons.setAvatar === undefined;
  // Where all three texts are fixed for one reason, it is said once under them.
  const whyTextsAreFixed = [reasons.rename, reasons.setNotice, reasons.setIntroduction].filter(
    (code, at, all) => code !== undefined && all.indexOf(code) === at,
  );
  return (
    <section className="tg-group-head">
      <div className="tg-group-head__row">
        <Avatar id={group.chatId} name={group.name} photo={group.avatar} size="large" kind="group" />
        <div className="tg-group-head__names">
          <p className="tg-group-head__name">{group.name}</p>
          <p className="tg-group-head__meta">
            {t('chat.membersOnline', { total: group.memberCount, online: group.onlineCount })}
          </p>
          {mayShow ? (
            <div className="tg-group-head__acts">
              <input
                ref={chooser}
                type="file"
                hidden
                accept="image/png,image/jpeg,image/webp"
                onChange={(event) => {
                  setFile(event.target.files?.[0]);
                  // The same file may be chosen again.
                  event.target.value = '';
                }}
              />
              <Button size="small" icon="picture" onClick={() => chooser.current?.click()}>
                {t('groups.avatarChange')}
              </Button>
              {group.avatar === '' ? null : (
                <Button size="small" look="quiet" onClick={() => void screen.setAvatar(undefined)}>
                  {t('account.pictureRemove')}
                </Button>
              )}
            </div>
          ) : null}
        </div>
      </div>
      <GroupText
        label={t('groups.name')}
        text={group.name}
        limit={groupLimits.name}
        empty=""
        fixed={reasons.rename !== undefined}
        onSave={async (name) => (await screen.do({ act: 'rename', groupId: group.id, name })) !== undefined}
      />
      <GroupText
        label={t('groups.notice')}
        text={group.notice}
        limit={groupLimits.notice}
        empty={t('groups.noNotice')}
        lines
        fixed={reasons.setNotice !== undefined}
        onSave={async (notice) =>
          (await screen.do({ act: 'setNotice', groupId: group.id, notice })) !== undefined
        }
      />
      <GroupText
        label={t('groups.introduction')}
        text={group.introduction}
        limit={groupLimits.introduction}
        empty={t('groups.noIntroduction')}
        lines
        fixed={reasons.setIntroduction !== undefined}
        onSave={async (introduction) =>
          (await screen.do({ act: 'setIntroduction', groupId: group.id, introduction })) !== undefined
        }
      />
      {whyTextsAreFixed.map((code) => (
        <Reason key={code} code={code} />
      ))}
      <AvatarDialog
        file={file}
        title={t('groups.avatar')}
        onClose={() => setFile(undefined)}
        onSave={async (picture) => {
          const shown = await screen.setAvatar(picture);
          if (shown) notify.done({ key: 'groups.avatarChanged' });
          return shown;
        }}
      />
    </section>
  );
}
