// Finds out which system and architecture this page runs on, as far as the browser or the desktop client says.

/** What is known; a dash where nobody says. */
export type SystemFacts = { readonly platform: string; readonly architecture: string };

/** What newer browsers say when they are asked. */
type AgentData = {
  getHighEntropyValues(
    hints: readonly string[],
  ): Promise<{ platform?: string; platformVersion?: string; architecture?: string; bitness?: string }>;
};

/** The desktop client's bridge, as far as this page needs it. */
type SystemBridge = { system(): Promise<{ platform: string; arch: string; version: string }> };

const unknown = '–';

/** Never rejects: what cannot be learnt is a dash. @param place where the page runs; tests give one */
export async function systemFacts(
  place: {
    readonly navigator: Pick<Navigator, 'userAgent'>;
    readonly tangramDesktop?: SystemBridge;
  } = window,
): Promise<SystemFacts> {
  try {
    if (place.tangramDesktop !== undefined) {
      const { platform, arch, version } = await place.tangramDesktop.system();
      return { platform: `${platform} ${version}`.trim(), architecture: arch };
    }
    const data = (place.navigator as { userAgentData?: AgentData }).userAgentData;
    if (data !== undefined) {
      const found = await data.getHighEntropyValues(['platformVersion', 'architecture', 'bitness']);
      const bits = found.bitness === undefined || found.bitness === '' ? '' : `${found.bitness} bit`;
      return {
        platform: [found.platform, found.platformVersion].filter(Boolean).join(' ') || unknown,
        architecture: [found.architecture, bits].filter(Boolean).join(', ') || unknown,
      };
    }
  } catch {
    // A bridge or browser that refuses to say; the agent's own words are left.
  }
  return fromAgent(place.navigator.userAgent);
}

function fromAgent(agent: string): SystemFacts {
  const platform = /Windows NT [\d.]+|Mac OS X [\d_.]+|Android [\d.]+|iPhone|iPad|Linux/.exec(agent)?.[0];
  const architecture = /x86_64|Win64|aarch64|arm64|armv\d\w*|i686/i.exec(agent)?.[0];
  return {
    platform: platform?.replaceAll('_', '.') ?? unknown,
    architecture: architecture === 'Win64' ? 'x86_64' : (architecture ?? unknown),
  };
}
