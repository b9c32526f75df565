// Draws a person's card: who, where, how to reach them, and the key that begins a chat.
import { CommonGroupsScreen } from '#sdk/contacts/screens/common-groups.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { Box } from 'ink';
import type { JSX } from 'react';
import type { Person } from '#sdk/api.ts';
import { departmentLines } from '../lines/department-lines.ts';
import { useDesk } from '../frame/desk.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';
import { drawableLine } from '../lines/drawable.ts';
import { Line } from '../parts/Line.tsx';
import { Portrait, usePictureWay } from '../parts/Portrait.tsx';
import { cellWidth, fitCells } from '../text/cell-width.ts';
import { usePhoto } from '../pictures/usePhoto.ts';
import { wrapCjk } from '../text/wrap-cjk.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Blanks behind the longest label. */
const gap = 2;
/** Cells are twice as high as wide, so this is a square. */
const portrait = { columns: 16, rows: 8 } as const;
/** With fewer rows the facts come first. */
const roomRows = 20;

/** Departments are written with their whole way, broken between levels where they are long. */
export function PersonCard(props: {
  readonly person: Person;
  readonly isOnline: boolean;
  /** Its first cell on the screen. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rows: number;
}): JSX.Element {
  const { isOnline, x, y, width, rows } = props;
  const { signs, translator, person: me } = useDesk();
  const person = forReader(props.person, translator.language);
  const picture = usePhoto(person.id, person.avatar);
  const hasRoom = usePictureWay() !== 'name' && rows >= roomRows;
  const { t } = translator;
  const facts = [
    {
      label: t('contacts.department'),
      values: [person.departmentPath || person.departmentName],
      isPath: true,
    },
    {
      label: t('contacts.secondaryDepartments'),
      values: (person.secondaryDepartments ?? [])
        .map((one) => forReader(one, translator.language))
        .map((one) => one.fullPath || one.name),
      isPath: true,
    },
    { label: t('contacts.phone'), values: [person.phone] },
    { label: t('contacts.email'), values: [person.email] },
    { label: t('contacts.account'), values: [person.loginName] },
  ].filter((fact) => fact.values.some((value) => value !== ''));
  const labelCells = Math.max(0, ...facts.map(({ label }) => cellWidth(label))) + gap;
  const room = Math.max(8, width - labelCells - 4);
  const title = drawableLine(person.title);
  return (
    <Box
      flexDirection="column"
      width={width}
      height={rows}
      flexShrink={0}
      overflow="hidden"
      paddingLeft={2}
      paddingTop={1}
    >
      {picture !== undefined && hasRoom ? (
        <Box height={portrait.rows + 1} flexShrink={0}>
          <Portrait picture={picture} label={drawableLine(person.name)} x={x + 2} y={y + 1} {...portrait} />
        </Box>
      ) : null}
      <Line
        spans={[
          { text: drawableLine(nameText(translator, person.name)), bold: true },
          ...(person.removed
            ? [{ text: ` ${signs.separator} ${t('contacts.removed')}`, tone: 'amber' } as const]
            : []),
        ]}
      />
      <Line
        spans={[
          { text: `${isOnline ? signs.online : signs.offline} `, tone: isOnline ? 'jade' : 'faint' },
          {
            text: [t(isOnline ? 'words.online' : 'words.offline'), title]
              .filter((word) => word !== '')
              .join(` ${signs.separator} `),
            tone: 'soft',
          },
        ]}
      />
      <Line spans={[]} />
      {facts.flatMap((fact) =>
        fact.values
          .flatMap((value) => ('isPath' in fact ? departmentLines : wrapCjk)(drawableLine(value), room))
          .map((text, index) => (
            <Line
              key={`${fact.label} ${text}`}
              spans={[{ text: fitCells(index === 0 ? fact.label : '', labelCells), tone: 'faint' }, { text }]}
            />
          )),
      )}
      {person.id === me.id ? null : <GroupsInCommon personId={person.id} room={Math.max(8, width - 4)} />}
    </Box>
  );
}

/** The groups one shares with the person, by name; nothing where there are none. */
function GroupsInCommon({
  personId,
  room,
}: {
  readonly personId: string;
  readonly room: number;
}): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new CommonGroupsScreen(office, personId));
  return screen === undefined ? null : <GroupNames screen={screen} room={room} />;
}

function GroupNames(props: {
  readonly screen: CommonGroupsScreen;
  readonly room: number;
}): JSX.Element | null {
  const { signs, translator } = useDesk();
  const { groups } = useScreen(props.screen);
  if (groups.length === 0) return null;
  const names = groups.map(({ name }) => drawableLine(name)).join(` ${signs.separator} `);
  return (
    <>
      <Line spans={[]} />
      <Line
        spans={[{ text: translator.t('contacts.commonGroups', { count: groups.length }), tone: 'faint' }]}
      />
      {wrapCjk(names, props.room).map((text) => (
        <Line key={text} spans={[{ text }]} />
      ))}
    </>
  );
}
