// Runs one group in its own process and prints every figure as a line of JSON, as soon as it is known.
import { chosenGroups } from './groups.ts';

for (const { load } of chosenGroups(process.argv.slice(2))) {
  for (const loaded of load) {
    const { run } = await loaded();
    await run((figure) => {
      const ratio = figure.ours / figure.baseline;
      if (!Number.isFinite(ratio))
        throw new Error(`${figure.id} has measured nothing: ${JSON.stringify(figure)}`);
      process.stdout.write(`${JSON.stringify({ ...figure, ratio })}\n`);
    });
  }
}
