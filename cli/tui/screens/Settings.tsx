// Draws the settings, page by page, from the table all faces share; every change holds at once.
import { Box } from 'ink';
import { useState, type JSX } from 'react';
import { type SettingsScreen, SettingsScreen as Screen } from '#sdk/settings/screens/settings.ts';
import { settingSectionsOf, type ShownSetting } from '#sdk/settings/screens/setting-rows.ts';
import {
  settingPages,
  settingRow,
  type SettingName,
  type SettingPage,
  type SettingValues,
} from '#sdk/settings/table.ts';
import type { Variant } from '#variants/index.ts';
import { useDesk, useFocus } from '../desk.ts';
import { drawableLine } from '../drawable.ts';
import { errorText } from '../error-text.ts';
import { chosenAt, finderRows, movedChoice } from '../finder-rows.ts';
import type { Cells } from '../layout.ts';
import { HeadedList } from '../parts/HeadedList.tsx';
import { Line, type Span } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { TabRule } from '../parts/TabRule.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';
import { useCommands } from '../useCommands.ts';
import { useOwnScreen } from '../useOwnScreen.ts';
import { useScreen } from '../useScreen.ts';
import { nextValue } from './setting-values.ts';

/** Rows for the pages above and the hint below. */
const otherRows = 4;

/** Opens at the page of the setting it was asked for. */
export function Settings(cells: Cells): JSX.Element | null {
  const { office, variant } = useDesk();
  const { overlayAim } = useFocus();
  const aimed = settingRow(overlayAim as SettingName)?.face?.page ?? 'generalSetting';
  const screen = useOwnScreen(() => new Screen(office, { page: aimed, place: 'terminal', variant }));
  return screen === undefined ? null : <Pages {...cells} screen={screen} aim={overlayAim} />;
}

function Pages(
  props: Cells & { readonly screen: SettingsScreen; readonly aim: string | undefined },
): JSX.Element {
  const { columns, rows, screen, aim } = props;
  const { go, isLinear, settings, signs, translator, variant } = useDesk();
  const { t, translateRef } = translator;
  const pages = drawnPages(variant, useScreen(settings));
  const { page, sections, error } = useScreen(screen);
  const [key, setKey] = useState(aim);
  const list = finderRows<ShownSetting>(
    sections.map((section) => ({
      title: translateRef(section.title),
      items: section.rows.map((row) => ({ key: row.name, item: row })),
    })),
  );
  const at = chosenAt(list, key);
  const chosen = list[at];
  const setting = chosen?.type === 'item' && chosen.item.unavailable === undefined ? chosen.item : undefined;
  const height = rows - otherRows;
  const move = (steps: number): void => setKey(movedChoice(list, chosen?.key, steps));
  const turn = (steps: 1 | -1): void => {
    if (setting === undefined) return;
    const value = nextValue(setting, steps);
    if (value !== undefined) void screen.set(setting.name, value);
  };
  const turnPage = (steps: 1 | -1): void => {
    const next = pages[(pages.indexOf(page) + steps + pages.length) % pages.length];
    if (next !== undefined) screen.open(next);
    setKey(undefined);
  };
  const hasRows = at >= 0;
  const canTurn = setting !== undefined && setting.control.kind !== 'text';
  useCommands({
    pickUp: hasRows ? () => move(-1) : undefined,
    pickDown: hasRows ? () => move(1) : undefined,
    pickPageUp: hasRows ? () => move(-height) : undefined,
    pickPageDown: hasRows ? () => move(height) : undefined,
    settingNext: canTurn ? () => turn(1) : undefined,
    settingPrevious: canTurn ? () => turn(-1) : undefined,
    settingReset: setting === undefined ? undefined : () => void screen.reset(setting.name),
    settingNextPage: () => turnPage(1),
    settingPreviousPage: () => turnPage(-1),
    pickLeave: () => go({ type: 'overlay', overlay: undefined }),
  });
  const hint =
    error !== undefined
      ? errorText(translator, error)
      : chosen?.type === 'item'
        ? translateRef(chosen.item.unavailable ?? chosen.item.hint ?? chosen.item.label)
        : '';
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      <Line spans={pageSpans(pages, page, (name) => t(`settings.pages.${name}`), signs.separator)} />
      <TabRule columns={columns} tabs={[]} chosen={undefined} />
      <HeadedList
        list={list}
        at={at}
        width={columns}
        height={height}
        label={t('settings.title')}
        empty={t('tuiPanes.noSettings')}
        onPick={(picked) => {
          if (picked.key === chosen?.key) turn(1);
          else setKey(picked.key);
        }}
        onWheel={move}
        row={(item, isChosen) => <SettingLine setting={item} isChosen={isChosen} width={columns} />}
      />
      {isLinear ? null : <Line spans={[{ text: signs.horizontal.repeat(columns), tone: 'faint' }]} />}
      <Line
        spans={[
          {
            text: `   ${truncateCells(hint, columns - 4, { sign: signs.ellipsis })}`,
            tone: error === undefined ? 'soft' : 'red',
          },
        ]}
      />
    </Box>
  );
}

/** Pages that have a row for the terminal; what is no row (the account, about) has commands of its own. */
function drawnPages(variant: Variant, values: SettingValues): SettingPage[] {
  return settingPages.filter(
    (page) => settingSectionsOf({ page, place: 'terminal', variant, values }).length > 0,
  );
}

function pageSpans(
  pages: readonly SettingPage[],
  page: SettingPage,
  title: (page: SettingPage) => string,
  separator: string,
): Span[] {
  return pages.flatMap((one, index): Span[] => [
    { text: index === 0 ? ' ' : ` ${separator} `, tone: 'faint' },
    one === page
      ? { text: title(one), bold: true, tone: 'jade', underline: true }
      : { text: title(one), tone: 'soft' },
  ]);
}

function SettingLine(props: {
  readonly setting: ShownSetting;
  readonly isChosen: boolean;
  readonly width: number;
}): JSX.Element {
  const { setting, isChosen, width } = props;
  const { isLinear, signs, translator } = useDesk();
  const value = drawableLine(valueText(setting, translator));
  if (isLinear) return <Spoken parts={[translator.translateRef(setting.label), value]} />;
  const room = width - cellWidth(value) - 10;
  const isOff = setting.unavailable !== undefined;
  return (
    <Line
      spans={[
        { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
        {
          text: `  ${fitCells(translator.translateRef(setting.label), Math.max(8, room), { sign: signs.ellipsis })}`,
          bold: isChosen,
          ...(isOff ? { tone: 'faint' as const } : {}),
        },
        { text: isChosen && !isOff ? `${signs.back} ` : '  ', tone: 'faint' },
        { text: value, tone: isOff ? 'faint' : isChosen ? 'jade' : 'soft', bold: isChosen },
        { text: isChosen && !isOff ? ` ${signs.prompt}` : '  ', tone: 'faint' },
      ]}
    />
  );
}

function valueText(
  { control }: ShownSetting,
  { t, translateRef }: ReturnType<typeof useDesk>['translator'],
): string {
  if (control.kind === 'switch') return t(control.value ? 'tuiPanes.on' : 'tuiPanes.off');
  if (control.kind === 'text') return control.value;
  const label = control.choices.find((choice) => choice.value === control.value)?.label;
  return label === undefined ? String(control.value) : translateRef(label);
}
