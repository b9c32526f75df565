// Draws the settings, page by page, from the table all faces share; every change holds at once.
import { Box } from 'ink';
import { useState, type JSX } from 'react';
import { mayAdminister } from '#sdk/admin/rules/may-administer.ts';
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
import { choiceText } from '#sdk/locales/choice-text.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { chosenAt, finderRows, movedChoice } from '../lines/finder-rows.ts';
import { type Cells, maxRowCells } from '../frame/layout.ts';
import { HeadedList } from '../parts/HeadedList.tsx';
import { Line } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { TabRule } from '../parts/TabRule.tsx';
import { writableFolder } from '../../config/writable-folder.ts';
import { askForFolder } from '../questions/path-question.ts';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { useNotify } from '../frame/useNotify.ts';
import { keyOfItem, type SettingItem } from './setting-items.ts';
import { nextValue } from './setting-values.ts';
import { useSettingExtras } from './useSettingExtras.ts';

/** Rows for title and pages above, and for the rule and the hint below. */
const otherRows = 5;
/** Lines of the hint, which no page of settings has more of. */
const hintRows = 2;
/** Cells that a label keeps beside the longest value. */
const leastLabel = 16;

/** Opens at the page of the setting it was asked for. */
export function Settings(cells: Cells): JSX.Element | null {
  const { office, variant, person } = useDesk();
  const { overlayAim } = useFocus();
  const aimed = settingRow(overlayAim as SettingName)?.face?.page ?? 'generalSetting';
  const screen = useOwnScreen(
    () =>
      new Screen(office, {
        page: aimed,
        place: 'terminal',
        variant,
        administers: mayAdminister(person.permissions),
      }),
  );
  return screen === undefined ? null : <Pages {...cells} screen={screen} aim={overlayAim} />;
}

function Pages(
  props: Cells & { readonly screen: SettingsScreen; readonly aim: string | undefined },
): JSX.Element {
  const { columns, rows, screen, aim } = props;
  const desk = useDesk();
  const { go, isLinear, settings, signs, translator, variant } = desk;
  const { t, translateRef } = translator;
  const notify = useNotify();
  const pages = drawnPages(variant, useScreen(settings));
  const { page, sections, error } = useScreen(screen);
  const [key, setKey] = useState(aim);
  const extras = useSettingExtras(page);
  const list = finderRows<SettingItem>([
    ...sections.map((section) => ({
      title: translateRef(section.title),
      items: [
        ...section.rows.map((setting): SettingItem => ({ type: 'setting', setting })),
        ...(extras.under[section.id] ?? []),
      ].map((item) => ({ key: keyOfItem(item), item })),
    })),
    ...extras.after,
  ]);
  const at = chosenAt(list, key);
  const chosen = list[at];
  const item = chosen?.type === 'item' ? chosen.item : undefined;
  const setting =
    item?.type === 'setting' && item.setting.unavailable === undefined ? item.setting : undefined;
  const height = rows - otherRows;
  const move = (steps: number): void => setKey(movedChoice(list, chosen?.key, steps));
  const turn = (steps: 1 | -1): void => {
    if (item?.type === 'act') return item.act();
    if (setting === undefined) return;
    if (setting.control.kind === 'text') return askFolder(setting);
    const value = nextValue(setting, steps);
    if (value !== undefined) void screen.set(setting.name, value);
  };
  const turnPage = (steps: 1 | -1): void => {
    const next = pages[(pages.indexOf(page) + steps + pages.length) % pages.length];
    if (next !== undefined) screen.open(next);
    setKey(undefined);
  };
  const hasRows = at >= 0;
  const isTurned = setting !== undefined && setting.control.kind !== 'text';
  useCommands({
    pickUp: hasRows ? () => move(-1) : undefined,
    pickDown: hasRows ? () => move(1) : undefined,
    pickPageUp: hasRows ? () => move(-height) : undefined,
    pickPageDown: hasRows ? () => move(height) : undefined,
    settingNext: setting !== undefined || item?.type === 'act' ? () => turn(1) : undefined,
    settingPrevious: isTurned ? () => turn(-1) : undefined,
    settingReset: setting === undefined ? undefined : () => void screen.reset(setting.name),
    settingNextPage: () => turnPage(1),
    settingPreviousPage: () => turnPage(-1),
    pickLeave: () => go({ type: 'overlay', overlay: undefined }),
  });
  const hint = error !== undefined ? errorText(translator, error) : item === undefined ? '' : hintOf(item);
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      {isLinear ? (
        <Spoken parts={[t('settings.title'), t(`settings.pages.${page}`)]} />
      ) : (
        <Line spans={[{ text: ` ${t('settings.title')}`, bold: true }]} />
      )}
      <TabRule
        columns={columns}
        tabs={pages.map((name) => ({ id: name, label: t(`settings.pages.${name}`) }))}
        chosen={page}
      />
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
        row={(each, isChosen) => (
          <SettingLine item={each} isChosen={isChosen} width={Math.min(columns, maxRowCells)} />
        )}
      />
      {isLinear ? null : <Line spans={[{ text: signs.horizontal.repeat(columns), tone: 'faint' }]} />}
      {wrapCjk(hint, columns - 4)
        .slice(0, hintRows)
        .map((text) => (
          <Line key={text} spans={[{ text: `   ${text}`, tone: error === undefined ? 'soft' : 'red' }]} />
        ))}
    </Box>
  );

  function hintOf(each: SettingItem): string {
    if (each.type === 'fact') return each.value;
    if (each.type === 'act') return each.hint;
    return translateRef(each.setting.unavailable ?? each.setting.hint ?? each.setting.label);
  }

  /** A folder of this computer; whether it can be written is tried by whoever keeps the setting. */
  function askFolder({ name, label }: ShownSetting): void {
    notify.attempt(async () => {
      const folder = await askForFolder(desk, translateRef(label));
      go({ type: 'overlay', overlay: 'settings', aim: name });
      if (folder !== undefined) await desk.office.settings.set(name, (await writableFolder(folder)) as never);
    });
  }
}

/** Pages that have a row for the terminal; what is no row (the account, about) has commands of its own. */
function drawnPages(variant: Variant, values: SettingValues): SettingPage[] {
  return settingPages.filter(
    (page) => settingSectionsOf({ page, place: 'terminal', variant, values }).length > 0,
  );
}

function SettingLine(props: {
  readonly item: SettingItem;
  readonly isChosen: boolean;
  readonly width: number;
}): JSX.Element {
  const { item, isChosen, width } = props;
  const { isLinear, signs, translator } = useDesk();
  const label = item.type === 'setting' ? translator.translateRef(item.setting.label) : item.label;
  const whole = item.type === 'setting' ? drawableLine(valueText(item.setting, translator)) : item.value;
  if (isLinear) return <Spoken parts={[label, whole]} />;
  const value = truncateCells(whole, width - leastLabel - 10, { sign: signs.ellipsis });
  const room = width - cellWidth(value) - 10;
  const isOff = item.type === 'setting' && item.setting.unavailable !== undefined;
  const isDone = isChosen && !isOff && item.type !== 'fact';
  const isTurned = isDone && item.type === 'setting' && item.setting.control.kind !== 'text';
  return (
    <Line
      spans={[
        { text: isChosen ? signs.chosen : ' ', tone: 'jade' },
        {
          text: `  ${fitCells(label, Math.max(leastLabel, room), { sign: signs.ellipsis })}`,
          bold: isChosen,
          ...(isOff ? { tone: 'faint' as const } : {}),
        },
        { text: isTurned ? `${signs.back} ` : '  ', tone: 'faint' },
        { text: value, tone: isOff ? 'faint' : isChosen ? 'jade' : 'soft', bold: isChosen },
        { text: isDone ? ` ${signs.prompt}` : '  ', tone: 'faint' },
      ]}
    />
  );
}

function valueText({ control }: ShownSetting, translator: ReturnType<typeof useDesk>['translator']): string {
  const { t } = translator;
  if (control.kind === 'switch') return t(control.value ? 'tuiPanes.on' : 'tuiPanes.off');
  if (control.kind === 'text') return control.value === '' ? t('tuiPanes.usual') : control.value;
  const label = control.choices.find((choice) => choice.value === control.value)?.label;
  return label === undefined ? String(control.value) : choiceText(translator, label);
}
