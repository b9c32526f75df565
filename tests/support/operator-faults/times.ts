// Faults of licences and clocks.
import type { Place } from '../operator-world.ts';
import { on, setMeta, type FaultSubject, type OperatorFault } from './fault.ts';

const dayMs = 86_400_000;

const standing = (
  about: FaultSubject,
  name: string,
  says: RegExp,
  ahead: number,
  make: (place: Place) => void,
): OperatorFault => ({
  ...{ about, name, code: undefined, exit: 1, says, ahead },
  make(_, place) {
    make(place);
    return on(place, 'status');
  },
});
const dayFrom = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** See the file's first line. */
export const times: readonly OperatorFault[] = [
  standing('licence', 'a licence that ends in a month', /ends within 30 days/u, 0, (place) =>
    setMeta(place, 'licenceNotAfter', dayFrom(20)),
  ),
  standing('licence', 'a licence that has ended', /licence has ended/u, 0, (place) =>
    setMeta(place, 'licenceNotAfter', dayFrom(-2)),
  ),
  {
    ...{
      about: 'licence',
      name: 'signing in after the licence has ended',
      code: 'licenceExpired',
      exit: 3,
      says: /licence/iu,
    },
    async make(world, place) {
      setMeta(place, 'licenceNotAfter', dayFrom(-2));
      const office = await world.run(place);
      return ['login', '--server', office.url, '--user', 'lina', '--password-stdin'];
    },
    kept: 'backup',
  },
  standing(
    'clock',
    'a clock that is a hundred years ahead',
    /licence has ended/u,
    36_525 * dayMs,
    () => undefined,
  ),
  standing('clock', 'a clock, or a backup, that is nine days off', /8 days old/u, 9 * dayMs, () => undefined),
];
