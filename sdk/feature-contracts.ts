// The contracts of features, for those who walk over every call there is: the command line's `api`, the tests.
import type { Service } from './contract/endpoint.ts';
import { features } from './features.ts';

/** Every contract of a feature, in the order of the features. */
export async function featureContracts(): Promise<readonly Service[]> {
  const found = await Promise.all(
    features.map(async (feature) => {
      const { contract } = await feature.load();
      return contract?.();
    }),
  );
  return found.filter((service) => service !== undefined);
}
