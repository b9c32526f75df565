// People and departments come from a real LDAP server: all of them, the second time nothing, who is gone there is disabled here and never deleted, and who was erased here does not come back.
import { followJob } from '#sdk/admin/actions/follow-job.ts';
import { personDn, hasLdapServer, LdapServer, type LdapPerson } from '../support/ldap-server.ts';
import { DrillClient } from '../support/drill-client.ts';
import { OfficeProcess } from '../support/office-process.ts';
import type { DrillContext } from './drill.ts';

const passwordVariable = 'TANGRAM_DRILL_LDAP_PASSWORD';
/** The goal, in seconds: ten thousand people at most so long. */
const goalSeconds = 60;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { full, folder } = context;
  if (!hasLdapServer()) {
    context.report('skipped', 'there is no slapd here');
    return;
  }
  const size = full ? { people: 10_000, units: 100 } : { people: 60, units: 6 };
  const people: LdapPerson[] = Array.from({ length: size.people }, (_, at) => ({
    uid: `staff${at}`,
    name: `员工 ${at}`,
    mail: `staff${at}@yuanheng.example`,
    unit: at % size.units,
  }));
  const server = await LdapServer.start(folder, people, size.units);
  context.afterwards(() => server.stop());
  const before = process.env[passwordVariable];
  process.env[passwordVariable] = server.password;
  context.afterwards(() => {
    if (before === undefined) delete process.env[passwordVariable];
    else process.env[passwordVariable] = before;
  });
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const client = await DrillClient.open(office, { folder, profile: 'ann', person: 'ann' });
  context.afterwards(() => client.close());
  const { admin } = client.office;
  await admin.setDirectory({
    url: server.url,
    bindDn: server.bindDn,
    passwordVariable,
    baseDn: server.baseDn,
    personFilter: '(objectClass=inetOrgPerson)',
    departmentFilter: '(objectClass=organizationalUnit)',
    loginAttribute: 'uid',
    nameAttribute: 'cn',
    startTls: false,
  });
  const total = async (): Promise<number> => (await admin.people({ sought: '', limit: 1 })).total;
  const started = await total();
  const expect = (what: string, found: unknown, wanted: unknown): void => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      context.problem(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  const sum = async (dryRun: boolean) => {
    const start = performance.now();
    const report = await admin.syncDirectory({ dryRun });
    const { added, changed, disabled, enabled, same, departmentsAdded, departmentsChanged } = report;
    const acts = { added, changed, disabled, enabled, same, departmentsAdded, departmentsChanged };
    return { acts, report, seconds: (performance.now() - start) / 1_000 };
  };
  const none = { added: 0, changed: 0, disabled: 0, enabled: 0, same: 0 };
  const nothing = { ...none, departmentsAdded: 0, departmentsChanged: 0 };
  const first = { ...nothing, added: size.people, departmentsAdded: size.units };

  expect('a dry run', (await sum(true)).acts, first);
  expect('people after a dry run', await total(), started);
  const whole = await sum(false);
  expect('the first one', whole.acts, first);
  expect('people after it', await total(), started + size.people);
  if (full && whole.seconds > goalSeconds) context.problem(`it took ${whole.seconds} s`);
  const again = await sum(false);
  expect('the second one', again.acts, { ...nothing, same: size.people });

  const [gone, moved] = [people[3], people[4]];
  if (gone === undefined || moved === undefined) throw new Error('too few people');
  await server.change(async (ldap) => {
    await ldap.del(personDn(gone));
    await ldap.modifyDN(
      personDn(moved),
      `uid=${moved.uid}`.concat(personDn(gone).slice(personDn(gone).indexOf(','))),
    );
  });
  const third = await sum(false);
  expect('who is gone is disabled', third.acts.disabled >= 1, true);
  const found = (await admin.people({ sought: gone.uid, state: 'disabled' })).rows;
  expect(
    'and is still there',
    found.some(({ loginName }) => loginName === gone.uid),
    true,
  );
  expect('nobody was deleted', (await total()) + 1 >= started + size.people - 1, true);
  await erasedStaysErased();
  context.report('people', size.people);
  context.report('departments', size.units);
  context.report('first sync s', Math.round(whole.seconds * 10) / 10);
  context.report('second sync s', Math.round(again.seconds * 10) / 10);

  /** Erased here and still there: nobody is made of that, until somebody here wants it. */
  async function erasedStaysErased(): Promise<void> {
    const erased = people[5];
    if (erased === undefined) throw new Error('too few people');
    const rowOf = async () =>
      (await admin.people({ sought: erased.uid })).rows.find(({ loginName }) => loginName === erased.uid);
    const { id, name } = (await rowOf()) ?? { id: '', name: '' };
    const job = await followJob(admin, await admin.startErasure(id, { confirm: name }));
    expect('the erasure', job.state, 'done');
    for (const dryRun of [true, false]) {
      const { acts, report } = await sum(dryRun);
      expect('nobody is made of who was erased', acts.added, 0);
      const told = report.rows.find((row) => row.name === erased.uid);
      expect('which is said', [told?.act, told?.problem], ['refused', 'erased']);
      expect('nothing of the name is back', await rowOf(), undefined);
    }
    await admin.importPeople([{ row: 2, loginName: erased.uid, name: 'Again' }], {});
    await sum(false);
    expect('added by hand, the directory has them again', (await rowOf())?.source, 'directory');
  }
}
