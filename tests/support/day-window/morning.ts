// The morning at the window: what came is read and answered, a call is picked up, a file is kept on the disk and shared.
import type { Language } from '#sdk/locales/index.ts';
import { words } from '../day-expected.ts';
import type { WindowPerson } from './person.ts';

/** Who lives the day, and with what. */
export type Day = {
  mine: WindowPerson;
  theirs: WindowPerson;
  language: Language;
  /** A file of this machine. */
  file: string;
  /** Where files that are kept lie. */
  files: string;
};

/** The steps in their order. */
export const morning = {
  async read({ mine, theirs }: Day): Promise<void> {
    for (const one of [mine, theirs]) {
      await one.press('Alt+1');
      await one.page.getByRole('option').first().waitFor();
    }
    await theirs.find(words.group);
    await theirs.say(words.greeting, words.group);
    // The rail says that something waits, and a key leads to the first of it.
    const row = mine.page.getByRole('option').filter({ hasText: words.greeting });
    await row.waitFor();
    await mine.picture('unread');
    await mine.press('Alt+Shift+ArrowDown');
    await mine.see('heading', words.group).waitFor();
    await mine.reads(words.greeting, mine.page.getByRole('log'));
    await mine.say(words.reply, words.group);
    await theirs.reads(words.reply, theirs.page.getByRole('log'));
    await mine.page
      .getByRole('article')
      .filter({ hasText: words.reply })
      .getByRole('button', { name: mine.t('chat.state.readBy', { read: 1, total: 1 }) })
      .waitFor();
  },

  async call({ mine, theirs }: Day): Promise<void> {
    await mine.find(words.other);
    await mine.hit(mine.button('meeting.callAudio'));
    await mine.picture('calling');
    await theirs.page.getByRole('alertdialog').waitFor();
    await theirs.picture('called');
    await theirs.hit(theirs.button('meeting.accept'));
    for (const one of [mine, theirs]) await one.button('meeting.hangUp').waitFor();
    await mine.picture('in-call');
    await mine.hit(mine.button('meeting.hangUp'));
    // Both are led back to where they were by the key under their hand.
    for (const one of [mine, theirs]) {
      await one.see('heading', one.t('meeting.callAnswered')).waitFor();
      await one.picture('after-call');
      await one.press('Enter');
      await one.page.getByRole('navigation', { name: one.t('frame.navigation') }).waitFor();
    }
    // Where English is read, letters stand behind the name.
    await mine.see('heading', new RegExp(`^${words.other}`, 'u')).waitFor();
    await mine.reads(mine.t('chat.card.callAudio'), mine.page.getByRole('log'));
  },

  async disk({ mine, file }: Day): Promise<void> {
    await mine.goTo('frame.nav.disk', mine.see('heading', mine.t('disk.kinds.personal')));
    const chosen = mine.page.waitForEvent('filechooser');
    await mine.hit(mine.button('disk.upload'));
    await (await chosen).setFiles(file);
    await mine.page.getByRole('row').filter({ hasText: words.file }).waitFor();
  },

  async share({ mine, theirs }: Day): Promise<void> {
    await mine.page.getByRole('row').filter({ hasText: words.file }).focus();
    await mine.press('Alt+s');
    await mine
      .dialog()
      .getByRole('combobox', { name: mine.t('grants.whom') })
      .fill(words.other);
    await mine.page.getByRole('option', { name: new RegExp(words.other, 'u') }).waitFor();
    await mine.press('Enter');
    await mine.hit(mine.button('disk.share', mine.dialog()));
    await mine.reads(mine.t('disk.shareDone'));
    await theirs.goTo('frame.nav.disk', theirs.see('link', theirs.t('disk.sharedWithMe')));
    await theirs.hit(theirs.see('link', theirs.t('disk.sharedWithMe')));
    await theirs.page.getByRole('row').filter({ hasText: words.file }).waitFor();
  },
} satisfies Record<string, (day: Day) => Promise<void>>;
