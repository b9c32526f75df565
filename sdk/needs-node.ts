// Says which Node the SDK needs, in one sentence, before anything that an older one would trip over is run.

/** The oldest Node the SDK runs on, as `engines` of the package says it. */
const oldest = [22, 19] as const;

const running = (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node;
const [major = 0, minor = 0] = (running ?? '').split('.').map(Number);
if (running !== undefined && (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))) {
  const error = new Error(
    `七巧 SDK 需要 Node ${oldest.join('.')} 或更新的版本，当前是 ${running} / the Tangram SDK needs Node ${oldest.join('.')} or newer, this is ${running}`,
  );
  // Where it was noticed helps nobody.
  error.stack = error.message;
  throw error;
}
