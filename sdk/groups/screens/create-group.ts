// View model of the form that makes a group: a name, an introduction, the people in it, and what is wrong with it.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorCode, type ErrorData } from '../../errors.ts';
import { membersProblem, nameProblem, textProblem } from '../rules/group-form.ts';

/** Somebody who is to be in the group. */
export type ChosenMember = { id: string; name: string; avatar: string };

/** What the form shows. */
export type CreateGroupSnapshot = {
  /** Whether this person may create groups; undefined until the office has said so. */
  allowed?: boolean | undefined;
  name: string;
  introduction: string;
  members: readonly ChosenMember[];
  /** What is wrong with each field; said once somebody tried to create. */
  problems: { name?: ErrorCode; introduction?: ErrorCode; members?: ErrorCode };
  sending: boolean;
  error?: ErrorData | undefined;
};

/** The form of one new group. */
export class CreateGroupScreen extends Screen<CreateGroupSnapshot> {
  readonly #office: OfficeApi;
  #tried = false;
  #madeName = '';

  constructor(office: OfficeApi, members: readonly ChosenMember[] = []) {
    super({ name: '', introduction: '', members, problems: {}, sending: false });
    this.#office = office;
    void this.#ask();
  }

  setName(name: string): void {
    this.update({ name, error: undefined });
    this.#judge();
  }

  setIntroduction(introduction: string): void {
    this.update({ introduction, error: undefined });
    this.#judge();
  }

  setMembers(members: readonly ChosenMember[]): void {
    this.update({ members, error: undefined });
    this.#judge();
  }

  /** Others are chosen in a list beside the form: what was wrong with those before is no longer said. */
  chooseAnew(): void {
    const { members: _, ...problems } = this.getSnapshot().problems;
    this.update({ problems, error: undefined });
  }

  /** Takes one person out again. */
  removeMember(id: string): void {
    this.setMembers(this.getSnapshot().members.filter((member) => member.id !== id));
  }

  /**
   * Creates the group, where nobody has named it by `madeName`, and answers its chat; `queued` where it waits for a network, undefined where something is
   * wrong, which the snapshot says.
   */
  async create(madeName = ''): Promise<{ chatId: string } | 'queued' | undefined> {
    this.#tried = true;
    this.#madeName = madeName;
    const { introduction, members, sending, allowed } = this.getSnapshot();
    if (sending || allowed === false || !this.#judge()) return undefined;
    this.update({ sending: true, error: undefined });
    try {
      const memberIds = members.map(({ id }) => id);
      const made = await this.#office.groups.do({
        act: 'create',
        name: this.#name(),
        introduction,
        memberIds,
      });
      this.update({ sending: false });
      return made.group === undefined ? 'queued' : { chatId: made.group.chatId };
    } catch (error) {
      this.update({ sending: false, error: asOfficeError(error).data });
      return undefined;
    }
  }

  #name(): string {
    const { name } = this.getSnapshot();
    return nameProblem(name) === 'groupNameMissing' ? this.#madeName : name;
  }

  #judge(): boolean {
    const { introduction, members } = this.getSnapshot();
    const found = {
      name: nameProblem(this.#name()),
      introduction: textProblem('introduction', introduction),
      members: membersProblem(members.map(({ id }) => id)),
    };
    const problems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
    // A form that nobody has sent is not wrong yet, only unfinished.
    this.update({ problems: this.#tried ? problems : {} });
    return Object.keys(problems).length === 0;
  }

  async #ask(): Promise<void> {
    try {
      this.update({ allowed: await this.#office.groups.mayCreate() });
    } catch (error) {
      // Without a network the office says so when the group's turn has come.
      if (asOfficeError(error).kind !== 'network') this.update({ error: asOfficeError(error).data });
      this.update({ allowed: true });
    }
  }
}
