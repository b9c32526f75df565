// The next morning on a browser that knows nothing: whatever the day has left is found where it belongs.
import { words } from '../day-expected.ts';
import type { WindowPerson } from './person.ts';

/** Looks for everything of the day; throws for the first that is missing. */
export async function findEverything(mine: WindowPerson): Promise<void> {
  const main = mine.page.getByRole('main');
  const list = mine.page.getByRole('complementary').first();
  await mine.press('Alt+1');
  await mine.page.getByRole('option').first().waitFor();
  await mine.find(words.group);
  for (const said of [words.greeting, words.reply]) await mine.reads(said, mine.page.getByRole('log'));
  await mine.find(words.other);
  for (const card of [words.file, mine.t('chat.card.callAudio')])
    await mine.reads(card, mine.page.getByRole('log'));
  await mine.picture('next-messages');

  await mine.goTo('frame.nav.disk', mine.see('heading', mine.t('disk.kinds.personal')));
  await mine.page.getByRole('row').filter({ hasText: words.file }).waitFor();
  await mine.goTo('frame.nav.meeting', mine.button('meeting.schedule'));
  await mine.reads(words.meeting, list);
  await mine.goTo('frame.nav.schedule', mine.button('schedule.newTask'));
  await mine.see('radio', mine.t('schedule.tasks')).press('Space');
  await mine.see('radio', mine.t('schedule.taskView.assigned')).press('Space');
  await mine.hit(mine.see('button', new RegExp(`^${words.task}`, 'u')));
  const drawer = mine.page.getByRole('complementary').last();
  for (const said of [`${words.progress}%`, words.feedback]) await mine.reads(said, drawer);
  await mine.picture('next-task');

  await mine.goTo('frame.nav.apply', mine.button('workbench.approval.create'));
  await mine.reads(words.request, list);
  await mine.reads(mine.t('workbench.approval.state.approved'), list);
  await mine.goTo('frame.nav.aiQa', mine.button('ask.manage'));
  await mine.hit(mine.see('button', new RegExp(words.question, 'u'), list));
  await mine.reads(words.answer, mine.page.getByRole('log'));
  await mine.goTo('frame.nav.aiWriting', mine.field('write.topic'));
  await mine.see('link', mine.t('write.documents')).press('Enter');
  await mine.reads(words.document, main);
  await mine.goToAct(mine.t('workbench.suggestion.title'));
  await mine.reads(words.suggestion, mine.page.getByRole('article'));
}
