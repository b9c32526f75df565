// View model of choosing what unlocks the screen: the ways there are, the passwords each needs, and what is wrong with them.
import type { LockChoice, LockState, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { lockPasswordProblem } from '../rules/lock.ts';

/** The ways there are; `none` takes the lock away. */
type Way = LockChoice['way'];
/** What may be asked for: the present password, a new one of its own twice, the account's. */
export type LockField = 'current' | 'own' | 'again' | 'account';

/** What the form shows. Passwords live here and nowhere else, and go with the screen. */
export type LockChoiceSnapshot = {
  /** What unlocks now. */
  readonly present: LockState['way'];
  readonly ways: readonly Way[];
  readonly way: Way;
  /** What the chosen way asks for, in the order of the form. */
  readonly fields: readonly LockField[];
  readonly typed: Readonly<Record<LockField, string>>;
  /** The first field that is not right; the office looks at the account's password itself. */
  readonly problem?: LockField | undefined;
  readonly busy: boolean;
  readonly error?: ErrorData | undefined;
};

const asked: Readonly<Record<Way, readonly LockField[]>> = {
  own: ['own', 'again'],
  account: ['account'],
  none: [],
};

/** The form; what is kept is told to every face of this device. */
export class LockChoiceScreen extends Screen<LockChoiceSnapshot> {
  readonly #office: Pick<OfficeApi, 'lock'>;
  /** The way somebody has chosen here; until then it is the present one. */
  #chosen: Way | undefined;

  constructor(office: Pick<OfficeApi, 'lock'>) {
    super({
      ...formOf('none', undefined),
      typed: { current: '', own: '', again: '', account: '' },
      busy: false,
    });
    this.#office = office;
    this.onDispose(office.lock.state(({ way }) => this.update(formOf(way, this.#chosen))));
  }

  /** Another way; what was typed stays, what was said of it goes. */
  choose(way: Way): void {
    this.#chosen = way;
    this.update({ ...formOf(this.getSnapshot().present, way), problem: undefined, error: undefined });
  }

  /** Takes what a field holds now. */
  type(field: LockField, value: string): void {
    const typed = { ...this.getSnapshot().typed, [field]: value };
    this.update({ typed, problem: undefined, error: undefined });
  }

  /** Keeps the choice, where nothing is wrong with it; answers whether it is kept. */
  async submit(): Promise<boolean> {
    const { way, typed, fields, busy } = this.getSnapshot();
    if (busy) return false;
    const problem = fields.find((field) => isWrong(field, typed));
    this.update({ problem, error: undefined });
    if (problem !== undefined) return false;
    const stands = fields.includes('current') ? { current: typed.current } : {};
    const choice: LockChoice = way === 'none' ? { way, ...stands } : { way, password: typed[way], ...stands };
    this.update({ busy: true });
    try {
      await this.#office.lock.choose(choice);
      this.update({ busy: false, typed: { current: '', own: '', again: '', account: '' } });
      return true;
    } catch (error) {
      this.update({ busy: false, error: asOfficeError(error).data });
      return false;
    }
  }
}

function formOf(
  present: LockState['way'],
  chosen: Way | undefined,
): Pick<LockChoiceSnapshot, 'present' | 'ways' | 'way' | 'fields'> {
  const hasOne = present !== 'none';
  const way = chosen ?? (present === 'account' ? 'account' : 'own');
  return {
    present,
    ways: hasOne ? ['own', 'account', 'none'] : ['own', 'account'],
    way,
    fields: [...(hasOne ? (['current'] as const) : []), ...asked[way]],
  };
}

function isWrong(field: LockField, typed: LockChoiceSnapshot['typed']): boolean {
  if (field === 'own') return lockPasswordProblem(typed.own) !== undefined;
  return field === 'again' ? typed.again !== typed.own : typed[field] === '';
}
