// Draws every shared part once, in all its looks.
import { HTMLSelect, Switch } from '@blueprintjs/core';
import { useState, type JSX, type ReactNode } from 'react';
import { languages } from '#sdk/locales/language.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Field } from '../parts/Field.tsx';
import { Icon } from '../parts/Icon.tsx';
import { iconPaths, type IconName } from '../parts/icon-paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { KeyHint } from '../parts/KeyHint.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Menu } from '../parts/Menu.tsx';
import { MessageCard } from '../parts/MessageCard.tsx';
import { NoPermission } from '../parts/NoPermission.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { Quote } from '../parts/Quote.tsx';
import { Tag } from '../parts/Tag.tsx';
import { figures, type FigureName } from '../parts/tangram/figures.ts';
import { Logo } from '../parts/tangram/Logo.tsx';
import { TangramFigure } from '../parts/tangram/TangramFigure.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { Toast } from '../parts/Toast.tsx';
import { nothing } from './nothing.ts';
import { samples } from './samples.ts';
import './gallery.css';

const names = ['沈知行', '林若溪', '周明轩', '许安然', '何静', 'Eriksen, Nora', '行政服务台'];
const icons = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);
const figureNames = Object.keys(figures).filter((name): name is FigureName => name in figures);
const tones = ['ok', 'info', 'warn', 'danger'] as const;

function Box({ children, wide }: { readonly children: ReactNode; readonly wide?: boolean }): JSX.Element {
  return (
    <section className="tg-gallery__box" data-wide={wide || undefined}>
      {children}
    </section>
  );
}

/** One page of parts. */
export function SampleParts(): JSX.Element {
  const t = useText();
  const { language } = useTranslator();
  const words = samples[language];
  const [text, setText] = useState('shenzx');
  const [on, setOn] = useState(true);
  return (
    <main className="tg-gallery">
      <Box>
        <div className="tg-gallery__line">
          <Button look="primary" onClick={nothing}>
            {t('words.save')}
          </Button>
          <Button onClick={nothing}>{t('words.cancel')}</Button>
          <Button look="quiet" onClick={nothing}>
            {t('words.more')}
          </Button>
          <Button look="danger" onClick={nothing}>
            {t('words.delete')}
          </Button>
        </div>
        <div className="tg-gallery__line">
          <Button look="primary" size="small" icon="send" onClick={nothing}>
            {t('words.send')}
          </Button>
          <Button size="small" icon="redo" onClick={nothing}>
            {t('words.retry')}
          </Button>
          <Button look="primary" busy onClick={nothing}>
            {t('words.save')}
          </Button>
          <Button look="primary" disabled onClick={nothing}>
            {t('words.save')}
          </Button>
          <Button disabled onClick={nothing}>
            {t('words.cancel')}
          </Button>
        </div>
        <div className="tg-gallery__line">
          <IconButton icon="search" label={t('words.search')} onClick={nothing} />
          <IconButton icon="pin" label={t('chat.tag.pinned')} pressed onClick={nothing} />
          <IconButton icon="more" label={t('words.more')} disabled onClick={nothing} />
          <KeyHint keys="Ctrl K" />
          <Tag>{t('chat.tag.pinned')}</Tag>
          <Tag tone="plain">{t('chat.muted')}</Tag>
          <Tag tone="warn">{t('words.offline')}</Tag>
          <Badge count={3} label="3" />
          <Badge count={128} label="128" />
          <Badge count={1} quiet label="1" />
          <LanguageSwitch onChoose={nothing} />
        </div>
      </Box>
      <Box>
        <div className="tg-gallery__line">
          {names.map((name, at) => (
            <Avatar key={name} id={`p-${at}`} name={name} online={at % 3 === 0} />
          ))}
          <Avatar id="ai" name="AI" kind="assistant" />
        </div>
        <div className="tg-gallery__line">
          <Avatar id="p-4" name="何静" size="tiny" />
          <Avatar id="p-4" name="何静" size="small" online />
          <Avatar id="p-4" name="何静" />
          <Avatar id="p-4" name="何静" size="large" online />
          <Avatar id="p-5" name="Eriksen, Nora" size="tiny" />
          <Avatar id="p-5" name="Eriksen, Nora" size="small" />
          <Avatar id="p-5" name="Eriksen, Nora" size="large" />
        </div>
      </Box>
      <Box>
        <Field label={t('signIn.account')} value={text} onChange={setText} />
        <PasswordField
          label={t('signIn.password')}
          value=""
          onChange={nothing}
          error={t('signIn.passwordRequired')}
        />
        <Checkbox checked={on} onChange={setOn}>
          {t('signIn.remember')}
        </Checkbox>
        <Switch checked={on} label={t('settings.reduceMotion')} onChange={() => setOn(!on)} />
        <HTMLSelect
          aria-label={t('words.language')}
          options={languages.map((value) => ({ value, label: t(`words.languageName.${value}`) }))}
        />
      </Box>
      <Box>
        <div className="tg-gallery__raised">
          <Menu
            label={t('words.more')}
            onLeave={nothing}
            onChoose={nothing}
            entries={[
              { id: 'pin', label: words.menu[0] ?? '', icon: 'pin' },
              { id: 'mute', label: words.menu[1] ?? '', checked: true },
              {
                id: 'unread',
                label: words.menu[2] ?? '',
                icon: 'unread',
                hint: 'U',
                disabledReason: words.menuReason,
              },
              'line',
              { id: 'delete', label: words.menu[3] ?? '', icon: 'trash', danger: true },
            ]}
          />
        </div>
      </Box>
      <Box>
        <MessageCard
          icon="file"
          hue={1}
          title={words.file}
          meta={words.fileMeta}
          act={<IconButton icon="more" label={t('words.more')} size={18} onClick={nothing} />}
        />
        <MessageCard
          icon="meeting"
          hue={4}
          title={words.meeting}
          meta={words.meetingMeta}
          act={
            <Button look="primary" size="small" onClick={nothing}>
              {words.join}
            </Button>
          }
        />
        <Quote name="周明轩" text={words.quote} onJump={nothing} />
      </Box>
      <Box>
        {words.toasts.map((toast, at) => (
          <Toast
            key={toast}
            tone={tones[at] ?? 'info'}
            text={toast}
            {...(at > 1 ? { onClose: nothing } : {})}
            {...(at === 1 ? { act: { label: t('words.undo'), onAct: nothing } } : {})}
          />
        ))}
      </Box>
      <Box wide>
        <Banner
          tone="warn"
          text={t('connection.offline')}
          act={{ label: t('connection.retryNow'), onAct: nothing }}
        />
        <Banner
          tone="danger"
          text={t('connection.gaveUp')}
          act={{ label: t('words.retry'), onAct: nothing }}
        />
        <Banner tone="ok" text={t('connection.back')} />
      </Box>
      <Box wide>
        <div className="tg-gallery__icons">
          {icons.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Box>
      <Box wide>
        <div className="tg-gallery__line">
          <Logo size={34} />
          <Logo size={96} />
          {figureNames.map((figure) => (
            <TangramFigure key={figure} figure={figure} height={84} />
          ))}
        </div>
        <div className="tg-gallery__line">
          {figureNames.map((figure) => (
            <TangramFigure key={figure} figure={figure} height={84} tone="soft" />
          ))}
        </div>
      </Box>
      <Box>
        <EmptyState
          figure="fish"
          title={t('chat.empty.noHitsTitle', { query: '井口数据' })}
          detail={t('chat.empty.noHitsDetail')}
        />
      </Box>
      <Box>
        <ErrorState detail={t('connection.gaveUp')} code="connectionFailed" onRetry={nothing} />
      </Box>
      <Box>
        <NoPermission who={words.who} />
      </Box>
    </main>
  );
}
