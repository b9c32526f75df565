// Draws what can be done with what is chosen; an act that cannot be done says why beside it.
import type { JSX } from 'react';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { useScreen } from '../ground/useScreen.ts';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useTranslator } from '../parts/text.ts';
import type { DiskAct } from './disk-act.ts';

type Shown = {
  readonly act: DiskAct;
  readonly icon?: IconName;
  readonly label: string;
  readonly reason?: string;
};

/** The bar in place of the table's head. */
export function SelectionBar(props: {
  readonly screen: DiskFolderScreen;
  readonly onAct: (act: DiskAct) => void;
}): JSX.Element {
  const { screen, onAct } = props;
  const { t, translateRef } = useTranslator();
  const { chosen, acts, view, query } = useScreen(screen);
  const reason = (name: keyof typeof acts): { reason?: string } => {
    const { reason: code, name: what } = acts[name];
    if (code === undefined) return {};
    const why = translateRef({ key: `errors.${code}`, parameters: { path: what ?? '', name: what ?? '' } });
    return { reason: what === undefined ? why : `“${what}”${why}` };
  };
  const shown: readonly Shown[] =
    view === 'trash' && query === ''
      ? [
          { act: 'restore', icon: 'undo', label: t('disk.restore') },
          { act: 'purge', icon: 'trash', label: t('disk.purge') },
        ]
      : [
          { act: 'download', icon: 'down', label: t('disk.download'), ...reason('download') },
          { act: 'share', icon: 'share', label: t('disk.share'), ...reason('share') },
          ...(chosen.size === 1
            ? [
                {
                  ...{ act: 'authorise' as const, icon: 'people' as const, label: t('disk.authorise') },
                  ...reason('authorise'),
                },
              ]
            : []),
          { act: 'move', label: t('disk.move'), ...reason('move') },
          { act: 'copy', label: t('disk.copy'), ...reason('copy') },
          { act: 'trash', icon: 'trash', label: t('disk.remove'), ...reason('trash') },
        ];
  // What only managers may do explains itself in the menu.
  const why = shown.find((one) => one.reason !== undefined && one.act !== 'authorise')?.reason;
  return (
    <div className="tg-disk-bar" role="toolbar" aria-label={t('disk.selected', { count: chosen.size })}>
      <b id="tg-disk-count" className="tg-number">
        {t('disk.selected', { count: chosen.size })}
      </b>
      {shown.map(({ act, icon, label, reason: held }) => (
        <Button
          key={act}
          size="small"
          {...(icon !== undefined && { icon })}
          disabled={held !== undefined}
          describedBy="tg-disk-why"
          onClick={() => onAct(act)}
        >
          {label}
        </Button>
      ))}
      <span id="tg-disk-why" className="tg-truncate" title={why}>
        {why ?? ''}
      </span>
      <IconButton icon="close" size={16} label={t('disk.clear')} onClick={() => screen.choose(new Set())} />
    </div>
  );
}
