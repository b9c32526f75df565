// The small organisation of the other server, in memory: three people, a direct chat, a group, and what they said.

/** Somebody of the organisation. */
export type OtherPerson = { id: string; loginname: string; password: string; nick: string; deptId: string };
/** A message; friends and groups are counted apart unless asked otherwise. */
export type OtherMessage = { id: string; chat: string; c: string; ct: number; uid: string; time: number };
/** A chat of two people or of a group. */
export type OtherChat = {
  chatlinkid: string;
  chatmode: 1 | 2;
  people: string[];
  group?: { groupid: string; name: string; owner: string; intro: string; notice: string } | undefined;
  read: Map<string, string>;
};
/** A file that was sent up. */
export type OtherFile = { id: string; name: string; type: string; md5: string; bytes: Buffer };

/** The organisation. */
export class OtherOffice {
  readonly people: OtherPerson[];
  readonly chats: OtherChat[] = [];
  readonly messages: OtherMessage[] = [];
  readonly files = new Map<string, OtherFile>();
  readonly #base: bigint;
  readonly #oneCounter: boolean;
  #friendCount = 0;
  #groupCount = 0;
  #chatCount = 0;
  #fileCount = 0;

  constructor({ longIds, oneCounter }: { longIds: boolean; oneCounter: boolean }) {
    this.#base = longIds ? 1_834_567_890_123_456_000n : 0n;
    this.#oneCounter = oneCounter;
    const person = (n: number, loginname: string, nick: string): OtherPerson => ({
      id: this.id(n),
      loginname,
      password: `Pass-${loginname}-77`,
      nick,
      deptId: this.id(n === 103 ? 12 : 11),
    });
    this.people = [person(101, 'jia', '甲'), person(102, 'yi', '乙'), person(103, 'bing', '丙')];
    const [jia, yi, bing] = this.people.map(({ id }) => id) as [string, string, string];
    const direct = this.addChat([jia, yi]);
    const group = this.addChat([jia, yi, bing], { name: '项目组', owner: jia });
    const began = Date.now() - 3_600_000;
    for (let n = 0; n < 40; n += 1) this.say(direct, n % 2 ? jia : yi, `早 ${n}`, 1, began + n * 1_000);
    for (let n = 0; n < 5; n += 1) this.say(group, bing, `进度 ${n}`, 1, began + n * 2_000 + 500);
    direct.read.set(jia, this.of(direct).at(-4)?.id ?? '0');
  }

  /** An id as this organisation writes it. */
  id(n: number): string {
    return String(this.#base + BigInt(n));
  }

  person(id: string): OtherPerson | undefined {
    return this.people.find((one) => one.id === id);
  }

  addChat(people: string[], group?: { name: string; owner: string; intro?: string }): OtherChat {
    this.#chatCount += 1;
    const chat: OtherChat = {
      chatlinkid: String(this.#chatCount).padStart(5, '0'),
      chatmode: group === undefined ? 1 : 2,
      people,
      read: new Map(),
      group: group && {
        groupid: this.id(500 + this.#chatCount),
        name: group.name,
        owner: group.owner,
        intro: group.intro ?? '',
        notice: '',
      },
    };
    this.chats.push(chat);
    return chat;
  }

  say(chat: OtherChat, uid: string, c: string, ct = 1, time = Date.now()): OtherMessage {
    const isGroup = chat.group !== undefined && !this.#oneCounter;
    const count = isGroup ? (this.#groupCount += 1) : (this.#friendCount += 1);
    const message = { id: String(count), chat: chat.chatlinkid, c, ct, uid, time };
    this.messages.push(message);
    chat.read.set(uid, message.id);
    return message;
  }

  addFile(file: Omit<OtherFile, 'id'>): OtherFile {
    this.#fileCount += 1;
    const kept = { ...file, id: this.id(9_000 + this.#fileCount) };
    this.files.set(kept.id, kept);
    return kept;
  }

  /** Messages of a chat, oldest first. */
  of(chat: OtherChat): OtherMessage[] {
    return this.messages.filter((one) => one.chat === chat.chatlinkid);
  }

  chatOf(id: unknown, uid: string): OtherChat | undefined {
    return this.chats.find((one) => Number(one.chatlinkid) === Number(id) && one.people.includes(uid));
  }

  groupOf(id: unknown): OtherChat | undefined {
    return this.chats.find((one) => one.group?.groupid === String(id));
  }

  unread(chat: OtherChat, uid: string): number {
    const read = BigInt(chat.read.get(uid) ?? '0');
    return this.of(chat).filter((one) => one.uid !== uid && BigInt(one.id) > read).length;
  }
}
