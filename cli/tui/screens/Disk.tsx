// The part of the cloud disk: its lists beside a folder, and beside that, where there is room, what a file holds.
import { Box } from 'ink';
import { useCallback, useEffect, useState, type JSX } from 'react';
import type { DiskNode } from '#sdk/api.ts';
import { DiskFolderScreen, type DiskFolderSnapshot } from '#sdk/disk/screens/disk-folder.ts';
import { fullTime } from '#sdk/locales/time-text.ts';
import { sizeText } from '#sdk/locales/size-text.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { diskPlaces } from '../commands/disk-places.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { frameRows, isOnePane, type Cells } from '../frame/layout.ts';
import { Line, type Span } from '../parts/Line.tsx';
import { Rule } from '../parts/Rule.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { VerticalRule } from '../parts/VerticalRule.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { fitCells, truncateCells } from '../text/cell-width.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useDiskActs } from '../commands/useDiskActs.ts';
import { useDiskGiving } from '../commands/useDiskGiving.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { DiskRow } from './DiskRow.tsx';
import { DiskSide } from './DiskSide.tsx';
import { nameText } from '#sdk/locales/name-text.ts';

/** A file that is read, or a version of it beside the present one. */
type Reading = { readonly id: string; readonly version?: number };

const placesWidth = 16;
/** From this width what a file holds stands beside the folder without being asked for. */
const threePanes = 110;

/** The part. */
export function Disk(cells: Cells): JSX.Element | null {
  const { office, person } = useDesk();
  const screen = useOwnScreen(() => new DiskFolderScreen(office, person.id));
  return screen === undefined ? null : <Browser {...cells} screen={screen} />;
}

function Browser(props: Cells & { readonly screen: DiskFolderScreen }): JSX.Element {
  const { columns, rows, top, screen } = props;
  const { go, isLinear, signs, translator } = useDesk();
  const { t, translateRef } = translator;
  const focus = useFocus();
  const shown = useScreen(screen);
  const { view, folder, crumbs, disk, loading, error, chosen, query, type, seenAt } = shown;
  const [pane, setPane] = useState<'places' | 'folder'>('folder');
  const [key, setKey] = useState<string>();
  const [anchor, setAnchor] = useState<string>();
  const [details, setDetails] = useState<boolean>();
  const [reading, setReading] = useState<Reading>();
  const [from, setFrom] = useState(0);
  const [lines, setLines] = useState(0);
  useEffect(() => {
    void screen.open('personal', undefined);
  }, [screen]);
  const isActive = focus.tab === 'disk' && focus.overlay === undefined && focus.within === undefined;
  const at = Math.max(
    0,
    shown.rows.findIndex(({ id }) => id === key),
  );
  const current = shown.rows[at];
  const place = diskPlaces.findIndex((one) => one.view === view);
  const acts = useDiskActs(screen, pane === 'folder' ? current : undefined);
  const marked = chosen.size > 0 ? screen.chosenRows() : current === undefined ? [] : [current];
  const giving = useDiskGiving(screen, pane === 'folder' || chosen.size > 0 ? marked : [], (row, version) => {
    setFrom(0);
    setReading({ id: row.id, version });
  });
  const isReading = reading !== undefined && current?.id === reading.id;
  // Beside nothing else there is room for the places or for the folder.
  const isOne = !isLinear && isOnePane({ columns, rows: rows + frameRows });
  const places = isOne ? (pane === 'places' ? columns : 0) : placesWidth;
  const hasSide = places !== columns && (isReading || (details ?? columns >= threePanes));
  const inner = isOne ? columns - places : columns - placesWidth - 1;
  const sideWidth = !hasSide ? 0 : isReading ? inner : Math.max(28, Math.floor(inner * 0.42));
  const folderWidth = hasSide ? Math.max(0, inner - sideWidth - 1) : inner;
  const height = rows - 2;

  const moveTo = (index: number): void => {
    const next = shown.rows[Math.max(0, Math.min(shown.rows.length - 1, index))];
    if (next === undefined) return;
    setKey(next.id);
    setFrom(0);
    const begin = shown.rows.findIndex(({ id }) => id === anchor);
    if (begin >= 0) {
      const to = shown.rows.indexOf(next);
      screen.choose(
        new Set(shown.rows.slice(Math.min(begin, to), Math.max(begin, to) + 1).map(({ id }) => id)),
      );
    }
    if (shown.rows.length < shown.total && index >= shown.rows.length - 5) void screen.more();
  };
  const openPlace = (index: number): void => {
    const next = diskPlaces[Math.max(0, Math.min(diskPlaces.length - 1, index))];
    if (next === undefined || next.view === view) return;
    leaveRows();
    void screen.open(next.view, undefined);
  };
  const leaveRows = (): void => {
    setKey(undefined);
    setAnchor(undefined);
    setReading(undefined);
    setFrom(0);
  };
  const move = (steps: number): void => {
    if (isReading) setFrom(Math.max(0, Math.min(Math.max(0, lines - 1), from + steps)));
    else if (pane === 'places') openPlace(place + steps);
    else moveTo(at + steps);
  };
  const open = (): void => {
    if (pane === 'places') return setPane('folder');
    if (current === undefined || view === 'trash') return;
    if (!current.isFolder) return setReading({ id: current.id });
    leaveRows();
    const next = screen.viewOf(current);
    void screen.open(diskPlaces.find((one) => one.view === next)?.view ?? view, current.id);
  };
  const out = (): void => {
    if (isReading) return setReading(undefined);
    if (pane === 'places') return;
    const above = crumbs.at(-2);
    const isInside = folder !== undefined && crumbs.length > 0;
    const several =
      shown.disks.filter(({ kind }) => kind === view).length > 1 || view === 'task' || view === 'shared';
    if (isInside && (above !== undefined || several)) {
      const left = folder.id;
      leaveRows();
      void screen.open(view, above?.id).then(() => setKey(left));
    } else setPane('places');
  };
  const leave = (): void => {
    if (isReading) setReading(undefined);
    else if (anchor !== undefined) setAnchor(undefined);
    else if (chosen.size > 0) screen.choose(new Set());
    else if (query !== '') void screen.setQuery('');
    else if (type !== undefined) void screen.setType(undefined);
    else go({ type: 'tab', tab: 'messages' });
  };
  const mark = (row: DiskNode): void => {
    const next = new Set(chosen);
    if (next.has(row.id)) next.delete(row.id);
    else next.add(row.id);
    screen.choose(next);
    if (anchor === undefined) moveTo(at + 1);
  };
  const inFolder = isActive && pane === 'folder' && !isReading;
  const only = (act: (() => void) | undefined): (() => void) | undefined => (inFolder ? act : undefined);
  useCommands({
    diskUp: isActive ? () => move(-1) : undefined,
    diskDown: isActive ? () => move(1) : undefined,
    diskPageUp: isActive ? () => move(-height) : undefined,
    diskPageDown: isActive ? () => move(height) : undefined,
    diskTop: isActive ? () => move(-1_000_000) : undefined,
    diskBottom: isActive ? () => move(1_000_000) : undefined,
    diskOpen: isActive && !isReading ? open : undefined,
    diskOut: isActive ? out : undefined,
    diskPane: isActive ? () => setPane(pane === 'places' ? 'folder' : 'places') : undefined,
    diskSelect: inFolder && current !== undefined ? () => mark(current) : undefined,
    diskRange:
      inFolder && current !== undefined
        ? () => {
            setAnchor(anchor === undefined ? current.id : undefined);
            if (anchor === undefined) screen.choose(new Set([current.id]));
          }
        : undefined,
    diskCopy: only(acts.copy),
    diskCut: only(acts.cut),
    diskPaste: only(acts.paste),
    diskRename: only(acts.rename),
    diskFolder: only(acts.folder ?? giving.newTask),
    diskDelete: only(giving.closeTask ?? acts.remove),
    diskRestore: only(acts.restore),
    diskUndo: only(acts.undo),
    diskUpload: only(acts.upload),
    diskDownload: isActive && pane === 'folder' ? acts.download : undefined,
    diskShare: only(giving.share),
    diskRights: only(giving.authorise),
    diskLink: only(giving.link),
    diskVersions: only(giving.versions),
    diskMembers: only(giving.members),
    diskStar: only(acts.star),
    diskDetails: inFolder ? () => setDetails(!hasSide) : undefined,
    diskFind: inFolder ? acts.find : undefined,
    diskFilter: only(acts.filter),
    diskSort: only(acts.sort),
    diskRetry: isActive && error !== undefined ? () => void screen.reload() : undefined,
    diskLeave: isActive ? leave : undefined,
  });
  const path = [
    translateRef({ key: diskPlaces[place]?.label ?? 'disk.title' }),
    ...(disk === undefined || disk.kind === 'personal' ? [] : [disk.name]),
    ...crumbs.map(({ name }) => name).filter((name) => name !== ''),
  ].map(drawableLine);
  const where = query === '' ? path.join(' / ') : `${t('disk.search')}: ${drawableLine(query)}`;
  const head = type === undefined ? where : `${where} ${signs.separator} ${t(`disk.types.${type}`)}`;
  const quota =
    disk === undefined
      ? ''
      : t('disk.used', {
          used: sizeText(disk.usedBytes, translator.locale),
          total: sizeText(disk.quotaBytes, translator.locale),
        });
  const onLines = useCallback((count: number) => setLines(count), []);
  const room = seenAt === undefined ? quota : t('disk.seenShort', { time: fullTime(translator, seenAt) });
  const said = chosen.size > 0 ? t('disk.selected', { count: chosen.size }) : room;
  const title: Span[] = [
    {
      text: ` ${truncateCells(head, Math.max(8, inner - said.length * 2 - 4), { sign: signs.ellipsis })}`,
      bold: true,
    },
    { text: `  ${said}`, tone: chosen.size > 0 ? 'jade' : seenAt === undefined ? 'faint' : 'amber' },
  ];
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <Box height={rows - 1} width={columns} flexShrink={0} flexDirection={isLinear ? 'column' : 'row'}>
        {(isLinear && pane === 'folder') || places === 0 ? null : (
          <WindowedList
            rows={diskPlaces}
            keyOf={(one) => one.view}
            chosen={place}
            width={places}
            height={rows - 1}
            label={t('disk.title')}
            onPick={(index) => openPlace(index)}
            row={(one, index) => {
              const label = fitCells(translateRef({ key: one.label }), places - 2, {
                sign: signs.ellipsis,
              });
              const isHere = index === place;
              return isLinear ? (
                <Spoken parts={[label.trim()]} />
              ) : (
                <Line
                  spans={[
                    { text: isHere ? signs.chosen : ' ', tone: pane === 'places' ? 'jade' : 'faint' },
                    { text: ` ${label}`, bold: isHere, ...(!isHere && { tone: 'soft' as const }) },
                  ]}
                />
              );
            }}
          />
        )}
        {isLinear || isOne ? null : <VerticalRule rows={rows - 1} />}
        {folderWidth === 0 ? null : (
          <Box flexDirection="column" width={folderWidth} height={rows - 1} flexShrink={0} overflow="hidden">
            {isLinear ? <Spoken parts={[head, said]} /> : <Line spans={title} />}
            {shown.rows.length === 0 ? (
              <Line
                spans={[
                  {
                    text: `   ${truncateCells(nothingText(shown, translator), folderWidth - 4)}`,
                    tone: error === undefined ? 'soft' : 'red',
                  },
                ]}
              />
            ) : (
              <WindowedList
                rows={shown.rows}
                keyOf={({ id }) => id}
                chosen={at}
                width={folderWidth}
                height={height}
                label={t('disk.files')}
                onPick={(index) => moveTo(index)}
                onWheel={(steps) => moveTo(at + steps)}
                row={(row, index) => (
                  <DiskRow
                    row={row}
                    told={toldOf(row, shown, translator)}
                    isChosen={index === at}
                    isActive={pane === 'folder'}
                    isMarked={chosen.has(row.id)}
                    width={folderWidth}
                  />
                )}
              />
            )}
          </Box>
        )}
        {hasSide && current !== undefined && !loading ? (
          <>
            {folderWidth === 0 || isLinear ? null : <VerticalRule rows={rows - 1} />}
            <DiskSide
              key={`${current.id} ${current.rev} ${isReading ? reading.version : ''}`}
              row={current}
              version={isReading ? reading.version : undefined}
              from={from}
              x={columns - sideWidth}
              y={top}
              width={sideWidth}
              rows={rows - 1}
              onLines={onLines}
            />
          </>
        ) : null}
      </Box>
      <Rule
        columns={columns}
        tees={
          isOne ? [] : [placesWidth, ...(hasSide && folderWidth > 0 ? [placesWidth + 1 + folderWidth] : [])]
        }
      />
    </Box>
  );
}

type Words = ReturnType<typeof useDesk>['translator'];

/** Where a thing lies, or who shared it with whom. */
function toldOf(row: DiskNode, { places, shares, view }: DiskFolderSnapshot, translator: Words): string {
  const { t } = translator;
  if (view === 'trash') return row.oldPath ?? '';
  const share = shares.find(({ node }) => node.id === row.id);
  if (share !== undefined)
    return view === 'shared'
      ? t('disk.sharedBy', { name: nameText(translator, share.senderName) })
      : t('disk.read', { read: share.readCount, unread: share.unreadCount });
  const place = places.get(row.id);
  return place === undefined ? '' : [place.diskName, place.path].filter((one) => one !== '').join(' / ');
}

function nothingText({ loading, error, query, type, view }: DiskFolderSnapshot, translator: Words): string {
  const { t } = translator;
  if (error !== undefined) return errorText(translator, error);
  if (loading) return t('words.loading');
  if (query !== '' || type !== undefined) return t('disk.emptyFound');
  if (view === 'trash') return t('disk.emptyTrash');
  if (view === 'shared' || view === 'mine') return t('disk.emptyShares');
  return t('disk.emptyFolder');
}
