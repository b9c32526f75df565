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
};

const table = `
微笑 🙂 smile weixiao|撇嘴 😕 grimace piezui|色 😍 lovestruck se|发呆 😳 blank fadai|得意 😎 smug deyi
流泪 😢 tears liulei|害羞 ☺️ shy haixiu|闭嘴 🤐 silent bizui|睡 😴 asleep shui|大哭 😭 crying daku
尴尬 😅 awkward ganga|发怒 😡 angry fanu|调皮 😜 playful tiaopi|呲牙 😁 grin ciya|惊讶 😮 surprised jingya
难过 🙁 sad nanguo|酷 🆒 cool ku|冷汗 😰 anxious lenghan|抓狂 😫 frantic zhuakuang|吐 🤮 puke tu
偷笑 🤭 chuckle touxiao|可爱 😊 cute keai|白眼 🙄 rolling-eyes baiyan|傲慢 😤 proud aoman|饥饿 😋 hungry jie
困 😪 drowsy kun|惊恐 😱 panic jingkong|流汗 😓 sweat liuhan|憨笑 😄 laugh hanxiao|大兵 🪖 soldier dabing
奋斗 💪 strive fendou|咒骂 🤬 scold zhouma|疑问 ❓ question yiwen|嘘 🤫 hush xu|晕 😵 dizzy yun
折磨 😖 tormented zhemo|衰 🥴 unlucky shuai|骷髅 💀 skull kulou|敲打 🔨 hammer qiaoda|再见 👋 bye zaijian
擦汗 😥 relieved cahan|抠鼻 🫢 nose-pick koubi|鼓掌 👏 applause guzhang|糗大了 😬 shame qiudale|坏笑 😏 trick huaixiao
左哼哼 😒 humph-left zuohengheng|右哼哼 😾 humph-right youhengheng|哈欠 🥱 yawn haqian|鄙视 👎 despise bishi|委屈 🥺 wronged weiqu
快哭了 😿 near-tears kuaikule|阴险 😈 sly yinxian|亲亲 😘 kiss qinqin|吓 🙀 scared xia|可怜 🐶 pitiful kelian
菜刀 🔪 cleaver caidao|西瓜 🍉 watermelon xigua|啤酒 🍺 beer pijiu|篮球 🏀 basketball lanqiu|乒乓 🏓 ping-pong pingpang
咖啡 ☕ coffee kafei|饭 🍚 rice fan|猪头 🐷 pig zhutou|玫瑰 🌹 rose meigui|凋谢 🥀 wilted diaoxie
示爱 💋 lips shiai|爱心 ❤️ heart aixin|心碎 💔 broken-heart xinsui|蛋糕 🎂 cake dangao|闪电 ⚡ lightning shandian
炸弹 💣 bomb zhadan|刀 🗡️ dagger dao|足球 ⚽ football zuqiu|瓢虫 🐞 ladybird piaochong|便便 💩 poop bianbian
月亮 🌙 moon yueliang|太阳 ☀️ sun taiyang|礼物 🎁 gift liwu|拥抱 🤗 hug yongbao|强 👍 strong qiang
弱 🫳 weak ruo|握手 🤝 handshake woshou|胜利 ✌️ victory shengli|抱拳 🙏 salute baoquan|勾引 🫴 beckon gouyin
拳头 👊 fist quantou|差劲 🤙 pinky chajin|爱你 🤟 love-you aini|NO 🙅 no no|OK 👌 ok ok
爱情 💑 love aiqing|飞吻 😚 blow-kiss feiwen|跳跳 🕺 jump tiaotiao|发抖 🥶 trembling fadou|怄火 😠 fuming ouhuo
转圈 💃 twirl zhuanquan|磕头 🙇 bow ketou|回头 🔙 turn-back huitou|跳绳 🤸 skip-rope tiaosheng|挥手 🙋 wave huishou
激动 🤩 excited jidong|街舞 🪩 street-dance jiewu|献吻 😽 offer-kiss xianwen|左太极 ☯️ tai-chi-left zuotaiji|右太极 🥋 tai-chi-right youtaiji
加油 ✊ go-for-it jiayou
`;

/** All emojis in the usual order, the order of the picker. */
export const emojis: readonly Emoji[] = table
  .trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [name = '', emoji = '', english = '', pinyin = ''] = entry.split(' ');
    return { name, emoji, english: english.replaceAll('-', ' '), pinyin };
  });

/** Faces by their wire name; a name that is not here is shown as text. */
export const emojiByName: ReadonlyMap<string, Emoji> = new Map(emojis.map((emoji) => [emoji.name, emoji]));

/** The emoji that draws a named emoji; undefined for a name that is none. */
export function emojiOf(name: string): string | undefined {
  return emojiByName.get(name)?.emoji;
}
