// Decides what a machine is called in the question for updates (spec §3 «Update query»).

/** `mac-arch`, `win64`, `win32`, or `platform-arch`; platform and architecture as Node names them. */
export function updateOs(platform: string, arch: string): string {
  if (platform === 'darwin') return `mac-${arch}`;
  if (platform === 'win32') return arch === 'ia32' ? 'win32' : 'win64';
  return `${platform}-${arch}`;
}
