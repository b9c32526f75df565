// `tangram account devices`: the devices that may sign in without a password.
import type { CommandSpec } from '../../command.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { isoTime, shortTime } from '../../output/times.ts';

/** The command. */
export const devices: CommandSpec = {
  name: 'devices',
  summary: 'cliAccount.devices.summary',
  lists: true,
  fields: ['id', 'device', 'created', 'used', 'expires', 'current'],
  examples: [
    { line: 'tangram account devices', text: 'cliAccount.devices.exampleAll' },
    { line: 'tangram account devices --json=id,device,used', text: 'cliAccount.devices.exampleJson' },
  ],
  async run(context) {
    const office = await context.signedIn();
    const listed = await bounded(office.account.devices(), timeSignal(context));
    const rows = listed.map((device) => ({
      id: device.id,
      device: device.deviceName,
      created: isoTime(device.createdTime),
      used: isoTime(device.usedTime),
      expires: isoTime(device.expiresTime),
      current: device.current,
    }));
    const { t } = await context.texts();
    const now = context.now();
    await context.output.rows(rows, [
      { title: 'cliAccount.id', cell: (row) => row.id },
      { title: 'cliAccount.device', cell: (row) => row.device, shrinks: true },
      { title: 'cliAccount.used', cell: (row) => shortTime(Date.parse(row.used ?? '') || 0, now) },
      { title: 'cliAccount.expires', cell: (row) => shortTime(Date.parse(row.expires ?? '') || 0, now) },
      { title: 'cliAccount.current', cell: (row) => (row.current ? t('cli.yes') : '') },
    ]);
  },
};
