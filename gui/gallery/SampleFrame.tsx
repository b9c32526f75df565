// Draws the whole frame with the samples in one of its states.
import { useState, type JSX } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { PaneHeader } from '../frame/PaneHeader.tsx';
import { Rail } from '../frame/Rail.tsx';
import { useFrameFold } from '../frame/useFrameFold.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { TimelineSkeleton } from '../parts/TimelineSkeleton.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { nothing } from './nothing.ts';
import { SampleConversation } from './SampleConversation.tsx';
import { SampleList } from './SampleList.tsx';
import { footEntries, railEntries, samples } from './samples.ts';

/** The states of the frame that have pictures. */
export type FrameState = 'full' | 'empty' | 'loading' | 'offline' | 'details' | 'list';

/** The messages screen in its frame. */
export function SampleFrame({ state }: { readonly state: FrameState }): JSX.Element {
  const t = useText();
  const { language } = useTranslator();
  const fold = useFrameFold();
  const [turn, setTurn] = useState<'list' | 'main'>(state === 'list' || state === 'empty' ? 'list' : 'main');
  const turns = fold === 'turns' || fold === 'phone';
  return (
    <Frame
      turn={turn}
      listWidth={304}
      onListWidth={nothing}
      rail={
        <Rail
          product="Tangram"
          entries={railEntries}
          footEntries={footEntries}
          current="messages"
          me={{ id: 'p-shen', name: samples[language].me, online: true }}
          accountMenu={[
            { id: 'settings', label: t('frame.nav.settings'), icon: 'settings' },
            { id: 'signOut', label: t('settings.signOut'), icon: 'exit' },
          ]}
          onOpen={nothing}
          onAccount={nothing}
        />
      }
      banner={
        state === 'offline' ? (
          <Banner
            tone="warn"
            text={t('connection.offlineQueued', { count: 2 })}
            act={{ label: t('connection.retryNow'), onAct: nothing }}
          />
        ) : null
      }
      list={
        state === 'loading' ? (
          <div className="tg-list-rows">
            <ListSkeleton />
          </div>
        ) : state === 'empty' ? (
          <EmptyState
            small
            figure="cat"
            title={t('chat.empty.listTitle')}
            detail={t('chat.empty.listDetail')}
            act={<Button onClick={nothing}>{t('chat.empty.listAct')}</Button>}
          />
        ) : (
          <SampleList />
        )
      }
      main={
        state === 'loading' ? (
          <TimelineSkeleton />
        ) : state === 'empty' ? (
          <EmptyState
            level={1}
            figure="runner"
            title={t('chat.empty.welcomeTitle')}
            detail={t('chat.empty.welcomeDetail')}
          />
        ) : (
          <SampleConversation
            failed={state === 'offline'}
            {...(turns ? { onBack: () => setTurn('list') } : {})}
          />
        )
      }
      {...(state === 'details'
        ? {
            onCloseDetails: nothing,
            details: (
              <>
                <PaneHeader
                  title={t('frame.details')}
                  acts={<IconButton icon="close" label={t('frame.closeDetails')} onClick={nothing} />}
                />
                <div className="tg-gallery__card">
                  <Avatar id="p-shen" name={samples[language].me} size="large" online />
                  <h2>{samples[language].me}</h2>
                  <dl>
                    {samples[language].profile.map(([label, value]) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                  <Button look="primary" fill onClick={nothing}>
                    {t('contacts.sendMessage')}
                  </Button>
                </div>
              </>
            ),
          }
        : {})}
    />
  );
}
