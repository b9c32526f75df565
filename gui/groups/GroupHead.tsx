// Draws a group's picture, name, introduction and announcement, each to be changed where one may.
import type { JSX } from 'react';
import type { Group } from '#sdk/api.ts';
import { groupLimits } from '#sdk/groups/rules/group-form.ts';
import type { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { PictureChooser } from '../account/PictureChooser.tsx';
import { useNotify } from '../ground/useNotify.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { FieldMessage } from '../parts/FieldMessage.tsx';
import { useText } from '../parts/text.ts';
import { GroupText } from './GroupText.tsx';

/** The head of the details. */
export function GroupHead(props: {
  readonly screen: GroupDetailsScreen;
  readonly group: Group;
}): JSX.Element {
  const { screen, group } = props;
  const t = useText();
  const notify = useNotify();
  const { reasons } = useScreen(screen);
  const mayShow = reasons.setAvatar === undefined;
  // All three texts are fixed for one reason, which is said once under them.
  const isFixed = [reasons.rename, reasons.setNotice, reasons.setIntroduction].some(
    (code) => code !== undefined,
  );
  return (
    <section className="tg-group-head">
      <div className="tg-group-head__row">
        <Avatar id={group.chatId} name={group.name} photo={group.avatar} size="large" kind="group" />
        <div className="tg-group-head__names">
          <p className="tg-group-head__name" lang={textLanguage(group.name)}>
            {group.name}
          </p>
          <p className="tg-group-head__meta">
            {t('chat.membersOnline', { total: group.memberCount, online: group.onlineCount })}
          </p>
          {mayShow ? (
            <PictureChooser
              className="tg-group-head__acts"
              change={t('groups.avatarChange')}
              title={t('groups.avatar')}
              small
              shows={group.avatar !== ''}
              onRemove={() => void screen.setAvatar(undefined)}
              onSave={async (picture) => {
                const shown = await screen.setAvatar(picture);
                if (shown) notify.done({ key: 'groups.avatarChanged' });
                return shown;
              }}
            />
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
      {isFixed ? <FieldMessage tone="hint">{t('groups.fixed.texts')}</FieldMessage> : null}
    </section>
  );
}
