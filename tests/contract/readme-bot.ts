// The bot of the README: the test beside it proves that both are the same text, and runs it.
import { createBot } from '#sdk/bot/index.ts';
import { createTestOffice } from '#fixtures/testing.ts';

const office = await createTestOffice();
const bot = createBot(await office.client('bot'));
bot.onText(async ({ text, reply }) => {
  await reply(`echo: ${text}`);
});
await bot.start();

export { office };
