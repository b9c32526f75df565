// Decides what a stored message says once somebody in it is called something else.
import { printNameList, readNameList } from '../../contract/name-list.ts';

type Named = {
  senderId: string;
  senderName: string;
  systemKey: string;
  operatorName: string;
  targetNames: string;
  mentions: readonly string[];
};

/** Whether somebody sent it, or it mentions them or is about them. */
export const concerns = (row: Pick<Named, 'senderId' | 'mentions'>, personId: string): boolean =>
  row.senderId === personId || row.mentions.includes(personId);

/** The row with the name somebody has now: as its sender, as who did what a notice tells of, as whom it is about. */
export function renamedRow<Row extends Named>(row: Row, personId: string, name: string): Row {
  const isSender = row.senderId === personId;
  const targets = readNameList(row.targetNames);
  // The names of a notice stand in the order of the people it is about.
  const isList = row.systemKey !== '' && targets.length > 0 && targets.length === row.mentions.length;
  return {
    ...row,
    ...(isSender && { senderName: name }),
    ...(isSender && row.operatorName !== '' && { operatorName: name }),
    ...(isList && {
      targetNames: printNameList(targets.map((one, at) => (row.mentions[at] === personId ? name : one))),
    }),
  };
}
