// The part of contacts: sections of people and groups beside the card of a person; `/` finds everybody by name.
import { Box } from 'ink';
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import { areGuesses } from '#sdk/contacts/rules/are-guesses.ts';
import {
  type ContactsScreen,
  ContactsScreen as Screen,
  type ContactsSnapshot,
} from '#sdk/contacts/screens/contacts.ts';
import { contactSections } from '#sdk/contacts/rules/contact-entries.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import type { Cells } from '../frame/layout.ts';
import { Caret } from '../parts/Caret.tsx';
import { Line, type Span } from '../parts/Line.tsx';
import { Rule } from '../parts/Rule.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { VerticalRule } from '../parts/VerticalRule.tsx';
import { WindowedList } from '../parts/WindowedList.tsx';
import { cellWidth, truncateCells } from '../text/cell-width.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useField } from '../frame/useField.ts';
import { useOpenChat } from '../commands/useOpenChat.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { contactLines, type ContactLine } from '../lines/contact-lines.ts';
import { useContactActs } from '../commands/useContactActs.ts';
import { PersonCard } from './PersonCard.tsx';
import { ContactRow } from './ContactRow.tsx';

/** From this width the card stands beside the tree. */
const twoPanes = 70;

/** The part. */
export function Contacts(cells: Cells): JSX.Element | null {
  const { office, translator } = useDesk();
  const screen = useOwnScreen(() => new Screen(office, translator.language));
  return screen === undefined ? null : <Organisation {...cells} screen={screen} />;
}

function Organisation({
  columns,
  rows,
  top,
  screen,
}: Cells & { readonly screen: ContactsScreen }): JSX.Element {
  const { go, isLinear, person: me, signs, translator } = useDesk();
  const { t } = translator;
  const focus = useFocus();
  const openChat = useOpenChat();
  const shown = useScreen(screen);
  useEffect(() => screen.setLanguage(translator.language), [screen, translator.language]);
  const [key, setKey] = useState<string>();
  const isFinding = focus.within === 'find';
  const isActive = focus.tab === 'contacts' && focus.overlay === undefined;
  const lines = contactLines(shown, translator.language);
  const at = Math.max(
    0,
    lines.findIndex((line) => line.key === key),
  );
  const line = lines[at];
  const isLooking = shown.query !== '';
  const hasGuesses = isLooking && !isLinear && areGuesses(shown.query, shown.found?.people ?? []);
  const height = rows - (isLooking || isFinding ? 2 : 3) - (hasGuesses ? 1 : 0);
  const treeWidth = columns >= twoPanes ? Math.min(44, Math.round(columns * 0.45)) : columns;
  const field = useField({
    width: treeWidth - 4,
    isActive: isActive && isFinding,
    isSingleLine: true,
    onChange: ({ text }) => {
      setKey(undefined);
      screen.setQuery(text);
    },
  });
  const moveTo = (index: number): void => {
    const next = lines[Math.max(0, Math.min(lines.length - 1, index))];
    if (next === undefined) return;
    setKey(next.key);
    if (next.type === 'person') void screen.select(next.personId);
  };
  const { person } = shown;
  const write =
    person === undefined || person.removed
      ? undefined
      : (): void => openChat({ personId: person.id }, person.name);
  useContactActs(shown, isActive && !isFinding);
  const turn = (steps: number): void => {
    const next = contactSections.indexOf(shown.section) + steps + contactSections.length;
    setKey(undefined);
    void screen.setSection(contactSections[next % contactSections.length] ?? 'organisation');
  };
  const leaveFinding = (): void => {
    field.edit({ kind: 'set', text: '' });
    go({ type: 'within', within: undefined });
  };
  const showDepartment = (departmentId: string): void => {
    leaveFinding();
    setKey(`dept ${departmentId}`);
    void screen.setSection('organisation').then(() => screen.reveal(departmentId));
  };
  const { partAim } = focus;
  const showAim = useEffectEvent((departmentId: string): void => {
    go({ type: 'aimed' });
    showDepartment(departmentId);
  });
  useEffect(() => {
    if (partAim !== undefined) showAim(partAim);
  }, [partAim]);
  const take = (): void => {
    if (line === undefined) return;
    if (line.type === 'person') {
      // The card is there already: the next thing one wants is to write.
      if (person?.id === line.personId && write !== undefined) write();
      else void screen.select(line.personId);
    } else if (line.type === 'group') openChat({ groupId: line.groupId }, line.name);
    else if (isFinding || isLooking) showDepartment(line.departmentId);
    else void screen.toggle(line.departmentId);
  };
  const parent = line === undefined ? -1 : parentOf(lines, at);
  const canMove = isActive && lines.length > 0;
  const inTree = canMove && !isLooking && shown.section === 'organisation';
  useCommands({
    contactsUp: canMove ? () => moveTo(at - 1) : undefined,
    contactsDown: canMove ? () => moveTo(at + 1) : undefined,
    contactsPageUp: canMove ? () => moveTo(at - height) : undefined,
    contactsPageDown: canMove ? () => moveTo(at + height) : undefined,
    contactsTop: canMove ? () => moveTo(0) : undefined,
    contactsBottom: canMove ? () => moveTo(lines.length - 1) : undefined,
    contactsTake: canMove ? take : undefined,
    contactsOpen:
      inTree && line?.type === 'department' && !line.isOpen
        ? () => void screen.toggle(line.departmentId)
        : undefined,
    contactsClose: inTree
      ? () => {
          if (line?.type === 'department' && line.isOpen) void screen.toggle(line.departmentId);
          else if (parent >= 0) moveTo(parent);
        }
      : undefined,
    contactsFind: isActive ? () => go({ type: 'within', within: 'find' }) : undefined,
    findUp: canMove && isFinding ? () => moveTo(at - 1) : undefined,
    findDown: canMove && isFinding ? () => moveTo(at + 1) : undefined,
    findLeave: isActive && isFinding ? leaveFinding : undefined,
    contactsWrite: isActive ? write : undefined,
    contactsSection: isActive && !isFinding ? () => turn(1) : undefined,
    contactsSectionBack: isActive && !isFinding ? () => turn(-1) : undefined,
    contactsRetry: shown.error === undefined ? undefined : () => void screen.retry(),
    contactsLeave: isActive ? () => go({ type: 'tab', tab: 'messages' }) : undefined,
  });
  const written = field.lines[0] ?? '';
  /** The sections beside each other, or the one that is shown and its number where they have no room. */
  const sectionSpans = (section: ContactsSnapshot['section']): Span[] => {
    const all = contactSections.map((one): Span => {
      const isShown = one === section;
      const text = `${isShown ? signs.chosen : ' '}${t(`contacts.section.${one}`)} `;
      return isShown ? { text, tone: 'jade', bold: true } : { text, tone: 'faint' };
    });
    const number = contactSections.indexOf(section);
    const fits = all.reduce((sum, { text }) => sum + cellWidth(text), 1) <= treeWidth;
    const place: Span = { text: ` ${number + 1}/${contactSections.length}`, tone: 'faint' };
    return [{ text: ' ' }, ...(fits ? all : [...all.slice(number, number + 1), place])];
  };
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0}>
      <Box height={rows - 1} width={columns} flexShrink={0} flexDirection={isLinear ? 'column' : 'row'}>
        <Box flexDirection="column" width={treeWidth} height={rows - 1} flexShrink={0} overflow="hidden">
          {isActive && isFinding ? <Caret x={3 + field.caret.cell} y={top} /> : null}
          {isLinear ? (
            <Spoken
              parts={[
                t('frame.nav.contacts'),
                isLooking || isFinding
                  ? written || t('contacts.searchHint')
                  : t(`contacts.section.${shown.section}`),
              ]}
            />
          ) : (
            <Line
              spans={[
                { text: ` ${signs.prompt} `, tone: isFinding ? 'jade' : 'faint' },
                written === ''
                  ? { text: truncateCells(t('contacts.searchHint'), treeWidth - 4), tone: 'faint' }
                  : { text: written },
              ]}
            />
          )}
          {isLooking || isFinding || isLinear ? null : <Line spans={sectionSpans(shown.section)} />}
          {hasGuesses ? <Line spans={[{ text: ` ${t('contacts.didYouMean')}`, tone: 'soft' }]} /> : null}
          {lines.length === 0 ? (
            <Line
              spans={[{ text: `   ${truncateCells(emptyText(shown, t), treeWidth - 4)}`, tone: 'soft' }]}
            />
          ) : (
            <WindowedList
              rows={lines}
              keyOf={(one) => one.key}
              chosen={at}
              width={treeWidth}
              height={height}
              label={t(
                shown.section === 'organisation' ? 'contacts.tree' : `contacts.section.${shown.section}`,
              )}
              onPick={(index) => {
                const picked = lines[index];
                moveTo(index);
                if (picked?.type === 'department' && !isLooking) void screen.toggle(picked.departmentId);
              }}
              onWheel={(steps) => moveTo(at + steps)}
              row={(one, index) => (
                <ContactRow
                  line={one}
                  query={shown.query}
                  isChosen={index === at}
                  isOnline={
                    one.type === 'person' && (one.personId === me.id || shown.online.has(one.personId))
                  }
                  width={treeWidth}
                />
              )}
            />
          )}
        </Box>
        {treeWidth < columns ? (
          <>
            {isLinear ? null : <VerticalRule rows={rows - 1} />}
            <Side screen={screen} x={treeWidth + 1} y={top} width={columns - treeWidth - 1} rows={rows - 1} />
          </>
        ) : null}
      </Box>
      <Rule columns={columns} tees={treeWidth < columns ? [treeWidth] : []} />
    </Box>
  );
}

function Side(props: {
  readonly screen: ContactsScreen;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rows: number;
}): JSX.Element {
  const { screen, x, y, width, rows } = props;
  const { person: me, translator } = useDesk();
  const { person, personLoading, error, online } = useScreen(screen);
  if (error !== undefined)
    return (
      <Line spans={[{ text: `  ${truncateCells(errorText(translator, error), width - 3)}`, tone: 'red' }]} />
    );
  if (person !== undefined)
    return (
      <PersonCard
        key={person.id}
        person={person}
        isOnline={person.id === me.id || online.has(person.id)}
        x={x}
        y={y}
        width={width}
        rows={rows}
      />
    );
  return (
    <Box width={width} height={rows} flexDirection="column" alignItems="center" justifyContent="center">
      <Line
        spans={[
          {
            text: translator.t(personLoading ? 'words.loading' : 'contacts.welcomeTitle'),
            bold: !personLoading,
          },
        ]}
      />
      {wrapCjk(personLoading ? '' : translator.t('contacts.welcomeDetail'), width - 4).map((text) => (
        <Line key={text} spans={[{ text, tone: 'soft' }]} />
      ))}
    </Box>
  );
}

/** The department a line stands in, as a line; -1 at the top. */
function parentOf(lines: readonly ContactLine[], at: number): number {
  const depth = lines[at]?.depth ?? 0;
  for (let index = at - 1; index >= 0; index -= 1) if ((lines[index]?.depth ?? 0) < depth) return index;
  return -1;
}

function emptyText(shown: ContactsSnapshot, t: ReturnType<typeof useDesk>['translator']['t']): string {
  if (shown.query.trim() !== '')
    return shown.searching || shown.found === undefined
      ? t('search.searching')
      : t('contacts.empty.noHitsTitle', { query: drawableLine(shown.query) });
  const { section } = shown;
  if (section === 'organisation')
    return t(shown.phase === 'loading' ? 'words.loading' : 'contacts.empty.title');
  return t(shown.entries === undefined ? 'words.loading' : emptyTexts[section]);
}

const emptyTexts = {
  focus: 'contacts.emptyFocusTitle',
  friends: 'contacts.emptyFriendsTitle',
  groups: 'contacts.emptyGroupsTitle',
  recent: 'contacts.emptyRecentTitle',
} as const;
