// Decides what is said of something done to a group that has not happened yet.
import type { GroupAct } from '../../api.ts';

/** A sentence as key and parameters. */
export type GroupActLine = {
  key: `acts.group.${
    | 'create'
    | 'rename'
    | 'notice'
    | 'noNotice'
    | 'introduction'
    | 'noIntroduction'
    | 'invite'
    | 'invitationOpen'
    | 'invitationClosed'
    | 'reviewed'
    | 'unreviewed'
    | 'appoint'
    | 'dismiss'
    | 'silent'
    | 'normal'
    | 'other'}`;
  parameters: Readonly<Record<string, string | number>>;
};

const said = (
  name: GroupActLine['key'] extends `acts.group.${infer Name}` ? Name : never,
  parameters: GroupActLine['parameters'] = {},
): GroupActLine => ({ key: `acts.group.${name}`, parameters });

/** What an act would do. Those that never wait have no words of their own. */
export function groupActLine(act: GroupAct): GroupActLine {
  switch (act.act) {
    case 'create':
      return said('create', { count: act.memberIds.length });
    case 'rename':
      return said('rename', { name: act.name });
    case 'setNotice':
      return act.notice.trim() === '' ? said('noNotice') : said('notice', { text: oneLine(act.notice) });
    case 'setIntroduction':
      return act.introduction.trim() === ''
        ? said('noIntroduction')
        : said('introduction', { text: oneLine(act.introduction) });
    case 'invite':
      return said('invite', { count: act.personIds.length });
    case 'setSwitches':
      if (act.invitationOpen !== undefined)
        return said(act.invitationOpen ? 'invitationOpen' : 'invitationClosed');
      return said(act.reviewed === true ? 'reviewed' : 'unreviewed');
    case 'setAdministrators':
      return said(act.operation, { count: act.personIds.length });
    case 'setPush':
      return said(act.silent ? 'silent' : 'normal');
    default:
      return said('other');
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
