// `tangram login` and `doctor` over HTTPS: asked at a terminal, told by a flag, refused when the key changed.
import { afterAll, afterEach, expect, test } from 'vitest';
import { startOffice, type OfficeOptions, type RunningOffice } from '#fixtures/serve.ts';
import { realCli } from '../support/cli-office.ts';

const cli = realCli();
let running: RunningOffice | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(() => cli.remove());

async function serve(options: Partial<OfficeOptions> = {}): Promise<RunningOffice> {
  running = await startOffice({
    inMemory: true,
    seed: 'small',
    passwordsFor: ['anran', 'bowen'],
    secure: true,
    ...options,
  });
  return running;
}

function login(office: RunningOffice, profile: string, more: string[], answer?: string) {
  const [person] = office.accounts;
  const words = ['login', '--server', office.url, '--profile', profile, '--user', person?.loginname ?? ''];
  return cli.tangram([...words, '--password-stdin', ...more], {
    input: `${person?.password ?? ''}\n`,
    ...(answer !== undefined && { answer }),
  });
}

test('without a terminal an unknown office is refused with what to do, as a network error', async () => {
  const office = await serve();
  const fingerprint = office.certificate?.fingerprint ?? '';
  const said = await login(office, 'one', []);
  expect(said.code).toBe(4);
  expect(said.err).toContain(fingerprint);
  expect(said.err).toContain(`add --fingerprint ${fingerprint}`);
  const json = await login(office, 'one', ['--json']);
  expect(JSON.parse(json.err)).toMatchObject({ code: 'certificateUnknown', type: 'network', exitCode: 4 });
});

test('the flag trusts exactly what the office shows, and later calls need nothing', async () => {
  const office = await serve();
  const fingerprint = office.certificate?.fingerprint ?? '';
  const wrong = await login(office, 'two', ['--fingerprint', `SHA256:${'A'.repeat(43)}`]);
  expect([wrong.code, wrong.err]).toEqual([4, expect.stringContaining(fingerprint)]);
  const nonsense = await login(office, 'two', ['--fingerprint', 'md5:12']);
  expect([nonsense.code, nonsense.err]).toEqual([2, expect.stringContaining('--fingerprint')]);
  expect((await login(office, 'two', ['--fingerprint', fingerprint])).code).toBe(0);
  expect((await cli.tangram(['chat', 'list', '--profile', 'two', '--json'])).code).toBe(0);
  expect((await cli.tangram(['server', 'status', '--profile', 'two'])).code).toBe(0);
  // Another profile decides for itself.
  expect((await login(office, 'three', [])).code).toBe(4);
});

test('a person at the terminal is shown the fingerprint and asked once', async () => {
  const office = await serve();
  const no = await login(office, 'four', [], 'no');
  expect([no.code, no.err]).toEqual([4, expect.stringContaining(office.certificate?.fingerprint ?? '?')]);
  expect((await login(office, 'four', ['--no-input'], 'yes')).code).toBe(4);
  const yes = await login(office, 'four', [], 'yes');
  expect([yes.code, yes.err]).toEqual([0, expect.stringContaining('[y/N]')]);
  const again = await login(office, 'four', [], 'no');
  expect([again.code, again.err]).toEqual([0, expect.not.stringContaining('[y/N]')]);
});

test('a key that changed is refused, whatever the flags but the new fingerprint', async () => {
  const first = await serve();
  const { port } = first;
  expect((await login(first, 'five', ['--trust-new'])).code).toBe(0);
  await first.close();
  const second = await serve({ port });
  for (const more of [[], ['--trust-new']]) {
    const said = await login(second, 'five', more, 'yes');
    expect(said.code).toBe(4);
    expect(said.err).toContain(first.certificate?.fingerprint ?? '?');
    expect(said.err).toContain(`add --fingerprint ${second.certificate?.fingerprint ?? '?'}`);
  }
  const doctor = await cli.tangram(['doctor', '--profile', 'five', '--json']);
  expect(JSON.parse(doctor.out)).toMatchObject({
    ok: false,
    checks: expect.arrayContaining([expect.objectContaining({ name: 'certificate', state: 'failed' })]),
  });
  expect((await login(second, 'five', ['--fingerprint', second.certificate?.fingerprint ?? '?'])).code).toBe(
    0,
  );
});

test('doctor shows who vouches for the office and until when', async () => {
  const office = await serve();
  await login(office, 'six', ['--trust-new']);
  const doctor = await cli.tangram(['doctor', '--profile', 'six']);
  expect(doctor.out).toContain(office.certificate?.fingerprint ?? '?');
  expect(doctor.out).toContain(new Date(office.certificate?.ends ?? 0).getFullYear().toString());
  expect(doctor.code).toBe(0);
});
