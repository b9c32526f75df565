// friend_msg and group_msg (spec §3) in the house's names, and the one SELECT that reads a message whole.
import type { SqlRow, SqlValue } from '../driver.ts';
import type { MessageMarks, MessageRow } from '../rows.ts';
import { fromSqlChatId, fromSqlId, insertSql, parseStored, toSqlChatId, toSqlId } from './column.ts';

/** Columns both tables have, in the order of {@link sharedValues}. */
const shared = [
  'chatlinkid',
  'mid',
  'owner',
  'c',
  'ct',
  't',
  'sendbysys',
  'mine',
  'avatar',
  'nick',
  'sigleflag',
  'sigleuid',
];

function sharedValues(row: MessageRow, owner: SqlValue): SqlValue[] {
  return [
    toSqlChatId(row.chatId),
    row.mid,
    owner,
    row.text,
    row.contentType,
    row.time,
    row.bySystem ? 1 : 0,
    row.mine ? 1 : 0,
    row.avatar,
    row.senderName,
    row.deleted ? 1 : 0,
    // Spec §4: deletion marks sigleflag 1 and sigleuid 0.
    row.deleted ? 0 : null,
  ];
}

/** Writes a row of friend_msg; a conflicting row is replaced by the table's own key. */
export const insertDirect = insertSql(
  'friend_msg',
  [...shared, 'uid', 'touid', 'readflag', 'readtime'],
  'INSERT',
);
/** The values of {@link insertDirect}. */
export function directValues(row: MessageRow, owner: SqlValue): SqlValue[] {
  const values = sharedValues(row, owner);
  values.push(toSqlId(row.senderId), toSqlId(row.peerId), row.readByPeer ? 1 : 0, row.readTime);
  return values;
}

/** Writes a row of group_msg. */
export const insertGroup = insertSql(
  'group_msg',
  [...shared, 'f', 'g', 'opernick', 'sysmsgkey', 'tonicks'],
  'INSERT',
);
/** The values of {@link insertGroup}. */
export function groupValues(row: MessageRow, owner: SqlValue): SqlValue[] {
  const values = sharedValues(row, owner);
  values.push(toSqlId(row.senderId), toSqlId(row.groupId), row.operatorName, row.systemKey, row.targetNames);
  return values;
}

/** What a message has beside the four tables; undefined where there is nothing to keep. */
export function detailValues(row: MessageRow): SqlValue[] | undefined {
  const direct = row.chatKind === 'direct';
  const systemKey = direct ? row.systemKey : '';
  const operatorName = direct ? row.operatorName : '';
  const targetNames = direct ? row.targetNames : '';
  const plain =
    row.clientId === '' &&
    row.mentions.length === 0 &&
    row.citedMid === 0 &&
    row.marks === undefined &&
    row.forwardedFrom === undefined &&
    !systemKey &&
    !operatorName &&
    !targetNames;
  if (plain) return undefined;
  return [
    row.mid,
    toSqlChatId(row.chatId),
    row.clientId === '' ? null : row.clientId,
    row.mentions.length === 0 ? null : JSON.stringify(row.mentions),
    row.citedMid === 0 ? null : row.citedMid,
    systemKey,
    operatorName,
    targetNames,
    row.marks === undefined ? null : JSON.stringify(row.marks),
    row.forwardedFrom ?? null,
  ];
}

/**
 * The columns of a whole message; `f` is friend_msg, `g` group_msg, `p` message_place, `d` message_detail. Most of
 * the time of a page goes into handing values over, so flags travel as bits and what few messages have as JSON.
 */
export const messageColumns = `p.mid AS mid, p.chat_id AS chat_id, p.ordinal AS ordinal,
  coalesce(f.c, g.c) AS c, coalesce(f.ct, g.ct) AS ct, coalesce(f.t, g.t) AS t, coalesce(f.uid, g.f) AS sender,
  coalesce(f.nick, g.nick) AS nick, coalesce(f.avatar, g.avatar) AS avatar, coalesce(f.touid, g.g) AS other,
  p.kind + 2 * coalesce(f.sendbysys, g.sendbysys, 0) + 4 * coalesce(f.mine, g.mine, 0)
    + 8 * coalesce(f.sigleflag, g.sigleflag, 0) + 16 * coalesce(f.readflag, 0) AS flags, f.readtime AS readtime,
  CASE WHEN d.mid IS NOT NULL OR g.sysmsgkey <> '' OR g.opernick <> '' OR g.tonicks <> '' THEN json_array(
    coalesce(g.sysmsgkey, d.system_key, ''), coalesce(g.opernick, d.operator_name, ''),
    coalesce(g.tonicks, d.target_names, ''), coalesce(d.client_id, ''), coalesce(d.cited_mid, 0),
    json(coalesce(d.mentions, '[]')), json(d.marks), d.forwarded_from) END AS detail`;

type Detail = [
  systemKey: string,
  operatorName: string,
  targetNames: string,
  clientId: string,
  citedMid: number,
  mentions: string[],
  marks: MessageMarks | null,
  forwardedFrom: string | null,
];
const noDetail: Detail = ['', '', '', '', 0, [], null, null];

/** Reads one row of a SELECT over {@link messageColumns}. */
export function readMessage(found: SqlRow): MessageRow {
  const flags = Number(found['flags']);
  const group = (flags & 1) !== 0;
  const other = fromSqlId(found['other']);
  const detail = found['detail'];
  const [systemKey, operatorName, targetNames, clientId, citedMid, mentions, marks, forwardedFrom] =
    typeof detail === 'string' ? (parseStored(detail) as Detail) : noDetail;
  return {
    mid: Number(found['mid']),
    chatId: fromSqlChatId(found['chat_id']),
    chatKind: group ? 'group' : 'direct',
    contentType: Number(found['ct'] ?? 0),
    text: String(found['c'] ?? ''),
    senderId: fromSqlId(found['sender']),
    senderName: String(found['nick'] ?? ''),
    avatar: String(found['avatar'] ?? ''),
    peerId: group ? '' : other,
    groupId: group ? other : '',
    time: Number(found['t'] ?? 0),
    mine: (flags & 4) !== 0,
    bySystem: (flags & 2) !== 0,
    systemKey,
    operatorName,
    targetNames,
    readByPeer: (flags & 16) !== 0,
    readTime: Number(found['readtime'] ?? 0),
    deleted: (flags & 8) !== 0,
    ordinal: Number(found['ordinal'] ?? 0),
    clientId,
    mentions: [...mentions],
    citedMid,
    ...(marks && { marks }),
    ...(forwardedFrom && { forwardedFrom }),
  };
}
