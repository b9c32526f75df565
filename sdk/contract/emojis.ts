// Decides which named emojis messages may carry (spec §3: about 106) and which emoji draws each of them.

/** A named emoji: `face[name]` on the wire, drawn with `emoji` at 26 px, found by Chinese, English or pinyin. */
export type Emoji = {
  /** The name on the wire. */
  name: string;
  /** Emoji characters that draw it with any openly licensed emoji font. */
  emoji: string;
  /** English name, lower case. */
  english: string;
  /** Full pinyin of the name without tones or spaces. */
  pinyin: string;
  /** Further English words it answers to, lower case without spaces: `thumbsup`. */
  aliases: readonly string[];
};

const table = `
微笑 🙂 smile weixiao|撇嘴 😕 grimace piezui|色 😍 lovestruck se|发呆 😳 blank fadai|得意 😎 smug deyi
流泪 😢 tears liulei|害羞 ☺️ shy haixiu|闭嘴 🤐 silent bizui|睡 😴 asleep shui|大哭 😭 crying daku
尴尬 😅 awkward ganga|发怒 😡 angry fanu|调皮 😜 playful tiaopi|呲牙 😁 grin ciya|惊讶 😮 surprised jingya
难过 🙁 sad nanguo|酷 🆒 cool ku|冷汗 😰 anxious lenghan|抓狂 😫 frantic zhuakuang|吐 🤮 puke tu
偷笑 🤭 chuckle touxiao|可爱 😊 cute keai|白眼 🙄 rolling-eyes baiyan|傲慢 😤 proud aoman|饥饿 😋 hungry jie
困 😪 drowsy kun|惊恐 😱 panic jingkong|流汗 😓 sweat liuhan|憨笑 😄 laugh hanxiao|大兵 🪖 helmet dabing
奋斗 💪 strive fendou|咒骂 🤬 scold zhouma|疑问 ❓ question yiwen|嘘 🤫 hush xu|晕 😵 dizzy yun
折磨 😖 tormented zhemo|衰 🥴 unlucky shuai|骷髅 💀 skull kulou|敲打 🔨 hammer qiaoda|再见 👋 bye zaijian
擦汗 😥 relieved cahan|抠鼻 🫢 nose-pick koubi|鼓掌 👏 applause guzhang|糗大了 😬 shame qiudale|坏笑 😏 smirk huaixiao
左哼哼 😒 humph-left zuohengheng|右哼哼 😾 humph-right youhengheng|哈欠 🥱 yawn haqian|鄙视 🤨 disdain bishi|委屈 🥺 wronged weiqu
快哭了 😿 near-tears kuaikule|阴险 😈 sly yinxian|亲亲 😘 kiss qinqin|吓 🙀 scared xia|可怜 🐶 puppy kelian
菜刀 🔪 cleaver caidao|西瓜 🍉 watermelon xigua|啤酒 🍺 beer pijiu|篮球 🏀 basketball lanqiu|乒乓 🏓 ping-pong pingpang
咖啡 ☕ coffee kafei|饭 🍚 rice fan|猪头 🐷 pig zhutou|玫瑰 🌹 rose meigui|凋谢 🥀 wilted diaoxie
示爱 💋 lips shiai|爱心 ❤️ heart aixin|心碎 💔 broken-heart xinsui|蛋糕 🎂 cake dangao|闪电 ⚡ lightning shandian
炸弹 💣 bomb zhadan|刀 🗡️ dagger dao|足球 ⚽ football zuqiu|瓢虫 🐞 ladybird piaochong|便便 💩 poop bianbian
月亮 🌙 moon yueliang|太阳 ☀️ sun taiyang|礼物 🎁 gift liwu|拥抱 🤗 hug yongbao|强 👍 thumbs-up qiang
弱 👎 thumbs-down ruo|握手 🤝 handshake woshou|胜利 ✌️ victory shengli|抱拳 🙏 folded-hands baoquan|勾引 🫴 beckon gouyin
拳头 👊 fist quantou|差劲 🤙 pinky chajin|爱你 🤟 love-you aini|NO 🙅 no no|OK 👌 ok ok
爱情 💕 love aiqing|飞吻 😚 blow-kiss feiwen|跳跳 🕺 jump tiaotiao|发抖 🥶 trembling fadou|怄火 😠 fuming ouhuo
转圈 💃 twirl zhuanquan|磕头 🙇 bow ketou|回头 🔙 turn-back huitou|跳绳 🤸 skip-rope tiaosheng|挥手 🙋 wave huishou
激动 🤩 excited jidong|街舞 🪩 disco-ball jiewu|献吻 😽 offer-kiss xianwen|左太极 ☯️ tai-chi-left zuotaiji|右太极 🥋 martial-arts youtaiji
加油 ✊ go-for-it jiayou
`;

/** What else people type for one in English; the first emoji that has a word keeps it. */
const aliases: Readonly<Record<string, string>> = {
  微笑: 'slightsmile',
  大兵: 'soldier',
  右太极: 'taichiright',
  色: 'hearteyes inlove',
  得意: 'sunglasses proudly',
  流泪: 'tear cry',
  害羞: 'blush',
  闭嘴: 'zipper quiet',
  睡: 'sleep sleeping',
  大哭: 'sob weep',
  尴尬: 'sweatsmile',
  发怒: 'rage mad',
  调皮: 'wink tongue',
  呲牙: 'grinning teeth beam',
  惊讶: 'wow openmouth astonished',
  难过: 'frown unhappy',
  抓狂: 'tired argh',
  偷笑: 'giggle teehee',
  可爱: 'happy',
  白眼: 'eyeroll',
  饥饿: 'yum tasty',
  惊恐: 'scream fear',
  憨笑: 'smiley lol',
  奋斗: 'muscle flex',
  疑问: 'question',
  嘘: 'shh secret',
  骷髅: 'dead',
  再见: 'goodbye hello',
  鼓掌: 'clap bravo',
  坏笑: 'trick',
  鄙视: 'despise contempt doubt',
  亲亲: 'kissing',
  可怜: 'dog puppy pitiful poor',
  啤酒: 'cheers drink',
  咖啡: 'tea break',
  饭: 'lunch meal',
  玫瑰: 'flower thanks',
  爱心: 'love',
  心碎: 'heartbreak',
  蛋糕: 'birthday',
  便便: 'shit',
  太阳: 'sunny morning',
  月亮: 'night',
  礼物: 'present',
  拥抱: 'hugs',
  强: 'thumb thumbs like good agree yes strong',
  弱: 'palmdown dislike disagree bad weak',
  握手: 'deal shake',
  胜利: 'peace win',
  抱拳: 'respect please salute',
  拳头: 'punch fistbump',
  NO: 'nogood refuse',
  OK: 'okhand okay',
  发抖: 'cold freezing',
  磕头: 'sorry thankyou',
  挥手: 'raisehand me',
  激动: 'starstruck wonderful',
  街舞: 'party celebrate streetdance disco',
  加油: 'cheer comeon',
};

/** All emojis in the usual order, the order of the picker. */
export const emojis: readonly Emoji[] = table
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [name = '', emoji = '', english = '', pinyin = ''] = entry.split(' ');
    return {
      name,
      emoji,
      english: english.replaceAll('-', ' '),
      pinyin,
      aliases: aliases[name]?.split(' ') ?? [],
    };
  });

/** Faces by their wire name; a name that is not here is shown as text. */
export const emojiByName: ReadonlyMap<string, Emoji> = new Map(emojis.map((emoji) => [emoji.name, emoji]));

/** The emoji that draws a named emoji; undefined for a name that is none. */
export function emojiOf(name: string): string | undefined {
  return emojiByName.get(name)?.emoji;
}

/** The English word of a named emoji, as it is typed between colons. */
export function wordOfEmoji(name: string): string | undefined {
  return emojiByName.get(name)?.english.replaceAll(' ', '-');
}

/** What an emoji is called in a language; a name that is none is given back. */
export function emojiCalled(name: string, language: 'zh' | 'en'): string {
  return language === 'zh' ? name : (emojiByName.get(name)?.english ?? name);
}

/** A character as emojis are compared: without what asks for its coloured form and without a tone of skin. */
export const bareEmoji = (text: string): string =>
  text.trim().replaceAll(/\u{FE0F}|\p{Emoji_Modifier}/gu, '');

const nameByCharacter = new Map(emojis.map(({ name, emoji }) => [bareEmoji(emoji), name]));
const oneEmoji = /^\p{RGI_Emoji}$/v;
/** Asks for the coloured form of a character that has a plain one too. */
const coloured = '\u{FE0F}';

/**
 * A reaction as it is kept, so that the same emoji is one however it was typed: the name of one that has a name, or of
 * whose character it is; else the one emoji as its character. Undefined for what is no single emoji.
 */
export function reactionOf(typed: string): string | undefined {
  const text = typed.trim();
  if (emojiByName.has(text)) return text;
  const forms = [text, text + coloured, text.replaceAll(coloured, '')];
  const character = forms.find((form) => oneEmoji.test(form));
  return character === undefined ? undefined : (nameByCharacter.get(bareEmoji(character)) ?? character);
}

/** The reactions that are offered first. */
export const usualReactions: readonly string[] = ['强', '爱心', '憨笑'];
