// Finds the meeting a word of the command line means: an id, a number, or a link.
import type { Meeting, OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { hasMeetings } from '#sdk/meeting/actions/meetings-there.ts';
import { meetingAddress } from '#sdk/meeting/rules/meeting-form.ts';
import { pickVariant } from '#variants/index.ts';
import type { Context } from '../../context.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { officeOrigin } from '../../office-origin.ts';
import type { Input } from '../../input.ts';

/** The argument that names a meeting. */
export const meetingArgument = { name: 'meeting', required: true, text: 'cliMeeting.id' } as const;

/** A meeting with its office. The link leads to the office as this device knows it. */
export type NamedMeeting = { office: OfficeApi; meeting: Meeting };

/** A meeting whose link leads to the office as this device calls it. */
export function linked(context: Context, meeting: Meeting): Meeting {
  const origin = officeOrigin(context);
  const here = (link: string): string => {
    const { pathname, search, hash } = new URL(link, origin);
    return `${origin}${pathname}${search}${hash}`;
  };
  const { link, guestLink } = meeting;
  return { ...meeting, link: here(link), guestLink: guestLink === undefined ? undefined : here(guestLink) };
}

/** @throws OfficeError `meetingsOff` where this build has no meetings */
export function needsMeetings(context: Context): void {
  if (!hasMeetings(pickVariant(context.settings.values.variant.value))) throw new OfficeError('meetingsOff');
}

/** Finds it. @throws OfficeError `notFound` for none, and for somebody else's */
export async function findMeeting(context: Context, input: Input, command: string): Promise<NamedMeeting> {
  needsMeetings(context);
  context.needsNetwork(command);
  const office = await context.signedIn();
  const signal = timeSignal(context);
  const address = meetingAddress(input.required('meeting'));
  if (address === undefined) throw new OfficeError('notFound');
  const { id, number } = address;
  const asked =
    id === undefined
      ? office.meeting.find(number ?? '', { signal })
      : office.meeting.show(id, number, { signal });
  return { office, meeting: linked(context, await bounded(asked, signal)) };
}
