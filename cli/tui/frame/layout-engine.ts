// Waits for the layout engine, whose WebAssembly the bundled program compiles while the office opens.

/** Where the bundle puts the promise; see «layout engine» in `cli/vite.config.ts`. */
const place = Symbol.for('tangram.layoutEngine');

/** Resolves when boxes can be laid out; at once where the program is not bundled. */
export async function layoutEngine(): Promise<void> {
  await (globalThis as { [place]?: Promise<unknown> })[place];
}
