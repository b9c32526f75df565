// Finds members by what was typed: name, pinyin, initials or login name; fast enough for every key in a group of five thousand.
import type { Member } from '../../api.ts';
import { matchName, matchRank, nearlyMatches } from './name-match.ts';

/** The best `limit` members; equal matches in the order given. All of them without text. */
export function findMembers(members: readonly Member[], typed: string, limit: number): Member[] {
  const query = typed.trim();
  if (query === '') return members.slice(0, limit);
  const login = query.toLowerCase();
  const found = members.flatMap((member) => {
    const match = matchName(query, member.name, member.pinyin ?? '');
    if (match !== undefined) return [{ member, rank: matchRank(match) }];
    return member.loginName?.toLowerCase().startsWith(login) === true ? [{ member, rank: 9 }] : [];
  });
  // Nothing answers: those that are nearly called so, as whoever mistypes means one of them.
  if (found.length === 0)
    return members.filter((member) => nearlyMatches(query, member.name, member.pinyin ?? '')).slice(0, limit);
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ member }) => member);
}
