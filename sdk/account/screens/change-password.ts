// View model of changing the password: what is typed, which rules hold already, and what the office said.
import type { AccountState, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import {
  judgePassword,
  passwordLengths,
  type OwnData,
  type PasswordPolicy,
  type RuleLine,
} from '../rules/password.ts';

/** The three fields of the form. */
export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmation';

/** What the form shows. Passwords live here and nowhere else; `clear` forgets them. */
export type ChangePasswordSnapshot = Readonly<Record<PasswordField, string>> & {
  readonly rules: readonly RuleLine[];
  /** Parameters of the rules' sentences. */
  readonly lengths: { readonly shortest: number; readonly longest: number };
  /** Says that the two new ones differ; only once the second has been typed as long as the first. */
  readonly differs: boolean;
  /** Fields that were empty, or the rules broken, when the form was last sent. */
  readonly missing: readonly PasswordField[];
  readonly phase: 'editing' | 'sending' | 'done';
  readonly error?: ErrorData | undefined;
};

const blank = { oldPassword: '', newPassword: '', confirmation: '' };

/** The form. Rules are judged at every key; the office judges again. */
export class ChangePasswordScreen extends Screen<ChangePasswordSnapshot> {
  readonly #office: OfficeApi;
  readonly #policy: PasswordPolicy;
  #own: OwnData = { loginName: '' };

  constructor(office: OfficeApi, policy: PasswordPolicy) {
    super({
      ...blank,
      rules: judgePassword('', { policy, own: { loginName: '' } }),
      lengths: passwordLengths[policy],
      differs: false,
      missing: [],
      phase: 'editing',
    });
    this.#office = office;
    this.#policy = policy;
    this.onDispose(office.account.state((state) => this.#learn(state)));
  }

  /** Takes what a field holds now. */
  type(field: PasswordField, value: string): void {
    const typed = { ...this.getSnapshot(), [field]: value };
    this.update({
      [field]: value,
      ...this.#judged(typed),
      missing: typed.missing.filter((name) => name !== field),
      phase: 'editing',
      error: undefined,
    });
  }

  /** Sends the form, where it may be sent; answers whether the password is changed. */
  async submit(): Promise<boolean> {
    const now = this.getSnapshot();
    if (now.phase === 'sending') return false;
    const missing = (['oldPassword', 'newPassword', 'confirmation'] as const).filter(
      (field) => now[field] === '',
    );
    const differs = now.confirmation !== now.newPassword;
    const broken = now.rules.some(({ state }) => state === 'broken');
    this.update({ missing, differs: missing.length === 0 && differs });
    if (missing.length > 0 || differs || broken) return false;
    this.update({ phase: 'sending', error: undefined });
    try {
      const { oldPassword, newPassword } = now;
      await this.#office.account.changePassword({ oldPassword, newPassword });
      this.#reset('done');
      return true;
    } catch (error) {
      const { data } = asOfficeError(error);
      const named = String(data.params['problems'] ?? '').split(',');
      // What only the office knows (a day of birth) is marked where the rule stands.
      const rules = this.getSnapshot().rules.map((line) =>
        named.includes(line.rule) ? { ...line, state: 'broken' as const } : line,
      );
      this.update({ phase: 'editing', error: data, rules });
      return false;
    }
  }

  /** Forgets everything typed. */
  clear(): void {
    this.#reset('editing');
  }

  #reset(phase: ChangePasswordSnapshot['phase']): void {
    const rules = judgePassword('', { policy: this.#policy, own: this.#own });
    this.update({ ...blank, rules, differs: false, missing: [], phase, error: undefined });
  }

  #judged(typed: Readonly<Record<PasswordField, string>>): Pick<ChangePasswordSnapshot, 'rules' | 'differs'> {
    const { oldPassword, newPassword, confirmation } = typed;
    const rules = judgePassword(newPassword, { policy: this.#policy, own: this.#own, oldPassword });
    return { rules, differs: confirmation.length >= newPassword.length && confirmation !== newPassword };
  }

  /** The pinyin of the name is on the card of contacts; until it comes, the office alone looks for it. */
  #learn({ person }: AccountState): void {
    if (person === undefined) return;
    this.#own = { loginName: person.loginName, phone: person.phone, pinyin: this.#own.pinyin };
    this.#office.contacts.person(person.id).then(
      ({ pinyin }) => {
        if (this.disposed) return;
        this.#own = { ...this.#own, pinyin };
        if (this.getSnapshot().newPassword !== '') this.update(this.#judged(this.getSnapshot()));
      },
      () => undefined, // Offline: the rule is judged without it, and again by the office.
    );
  }
}
