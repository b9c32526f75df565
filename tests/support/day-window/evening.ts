// The end of the day at the window: a question with its source, a document and its file, a suggestion, and the lock.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../day-expected.ts';
import type { Day } from './morning.ts';

/** The steps in their order. */
export const evening = {
  async question({ mine, file }: Day): Promise<void> {
    await mine.goTo('frame.nav.aiQa', mine.button('ask.manage'));
    await mine.hit(mine.button('ask.manage'));
    await mine.hit(mine.button('ask.newBase'));
    await mine.field('ask.baseName', mine.dialog()).waitFor();
    await mine.type(words.base);
    await mine.press('Enter');
    await mine.see('heading', words.base).waitFor();
    const chosen = mine.page.waitForEvent('filechooser');
    await mine.hit(mine.button('ask.addFiles'));
    await (await chosen).setFiles(file);
    await mine.reads(words.file, mine.page.getByRole('main'));
    await mine.reads(new RegExp(mine.t('ask.upToDate'), 'u'), mine.page.getByRole('complementary'));
    await mine.picture('knowledge');
    await mine.hit(mine.button('ask.title'));
    await mine.see('heading', mine.t('ask.landing')).waitFor();
    await mine.field('ask.placeholder').focus();
    await mine.type(words.question);
    await mine.press('Enter');
    await mine.reads(words.answer, mine.page.getByRole('log'));
    const source = mine.see('button', mine.t('ask.openSource', { n: 1, document: words.file }));
    // It leads to its source once the answer is whole.
    await mine.hit(source);
    await mine.page.getByRole('complementary').locator('mark').first().waitFor();
  },

  async document({ mine, files }: Day): Promise<void> {
    await mine.goTo('frame.nav.aiWriting', mine.field('write.topic'));
    // The document is in Chinese whatever the window speaks.
    await mine.see('radio', mine.t('words.languageName.zh')).press('Space');
    await mine.field('write.topic').focus();
    await mine.type(words.topic);
    await mine.hit(mine.button('write.beginOutline'));
    await mine.page.waitForURL(/\/writing\/\d+/u);
    await mine.page.getByRole('treeitem').first().waitFor();
    const kept = mine.page.waitForEvent('download');
    await mine.hit(mine.button('write.export'));
    await mine.see('menuitem', mine.t('write.exportWord')).press('Enter');
    const path = join(files, words.exported);
    await (await kept).saveAs(path);
    if (readFileSync(path).subarray(0, 2).toString() !== 'PK') throw new Error('it is no Word file');
  },

  async suggestion({ mine }: Day): Promise<void> {
    await mine.goToAct(mine.t('workbench.suggestion.title'));
    await mine.field('workbench.suggestion.hint').focus();
    await mine.type(words.suggestion);
    await mine.hit(mine.button('workbench.suggestion.send'));
    await mine.reads(words.suggestion, mine.page.getByRole('article'));
  },

  async lock({ mine }: Day): Promise<void> {
    await mine.press('Control+Shift+L');
    await mine.hit(mine.button('lock.set'));
    for (const field of ['lock.new', 'lock.again'] as const) {
      await mine.field(field, mine.dialog()).focus();
      await mine.type(words.lock);
    }
    await mine.press('Enter');
    await mine.page.getByRole('dialog').waitFor({ state: 'detached' });
    await mine.press('Alt+1');
    await mine.page.getByRole('option').first().waitFor();
    await mine.press('Control+Shift+L');
    const field = mine.see('textbox', mine.t('lock.password'));
    await field.waitFor();
    await mine.picture('locked');
    const seen = await mine.page.evaluate(() => document.documentElement.outerHTML);
    for (const secret of [words.greeting, words.group, words.other])
      if (seen.includes(secret)) throw new Error(`behind the lock «${secret}» is in the page`);
    await mine.type(words.lock);
    await mine.press('Enter');
    await mine.see('option', new RegExp(words.group, 'u')).waitFor();
  },

  async signOut({ mine }: Day): Promise<void> {
    await mine.hit(mine.see('button', new RegExp(words.own, 'u'), mine.page.getByRole('navigation').first()));
    await mine.see('menuitem', mine.t('frame.signOut')).press('Enter');
    await mine.hit(mine.button('frame.signOut', mine.dialog()));
    await mine.field('signIn.account').waitFor();
  },
} satisfies Record<string, (day: Day) => Promise<void>>;
