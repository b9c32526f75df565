// The middle of the day at the window: a meeting is arranged, a task given and answered, a request decided.
import { words } from '../day-expected.ts';
import type { Day } from './morning.ts';
import type { WindowPerson } from './person.ts';

/** Picks somebody in the picker that a button opens. */
async function pick(one: WindowPerson, opener: ReturnType<WindowPerson['see']>, confirm?: string) {
  await one.hit(opener);
  await one.page.locator('input[role=combobox]:focus').waitFor();
  await one.type(words.other);
  // Enter takes nothing before the whole name has been looked up.
  await one.page.locator('input[role=combobox]:focus[aria-activedescendant]').waitFor();
  await one.press('Enter');
  if (confirm !== undefined) await one.hit(one.see('button', confirm, one.dialog()));
}

/** A time of the day a week from now, as a field for it takes it. */
const nextWeek = (clock: string): string => {
  const day = new Date(Date.now() + 7 * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T${clock}`;
};

/** The steps in their order. */
export const afternoon = {
  async meeting({ mine, theirs }: Day): Promise<void> {
    await mine.goTo('frame.nav.meeting', mine.button('meeting.schedule'));
    await mine.hit(mine.button('meeting.schedule'));
    // The field one begins with has the focus.
    await mine.field('meeting.subject', mine.dialog()).waitFor();
    await mine.type(words.meeting);
    await mine.see('textbox', mine.t('meeting.start'), mine.dialog()).fill(nextWeek('09:00'));
    await mine.see('textbox', mine.t('meeting.end'), mine.dialog()).fill(nextWeek('10:00'));
    await pick(mine, mine.button('meeting.chooseInvited', mine.dialog()), mine.t('picker.confirm'));
    await mine.picture('meeting-form');
    await mine.hit(mine.button('meeting.create', mine.dialog()));
    await mine.page.getByRole('dialog').waitFor({ state: 'detached' });
    await theirs.goTo('frame.nav.meeting', theirs.button('meeting.schedule'));
    for (const one of [mine, theirs]) await one.reads(words.meeting, one.page);
  },

  async task({ mine, theirs }: Day): Promise<void> {
    await mine.goTo('frame.nav.schedule', mine.button('schedule.newTask'));
    await mine.hit(mine.button('schedule.newTask'));
    // The form, also while a picker stands over it.
    const form = mine.page.getByRole('dialog').first();
    await mine.field('schedule.field.title', form).waitFor();
    await mine.type(words.task);
    await mine.see('textbox', mine.t('schedule.field.due'), form).fill(nextWeek('18:00'));
    await mine.hit(form.getByRole('button', { name: new RegExp(words.own, 'u') }));
    await pick(mine, mine.button('schedule.chooseExecutor', form));
    await mine.picture('task-form');
    await mine.hit(mine.button('schedule.save', form));
    await form.waitFor({ state: 'detached' });

    await theirs.goTo('frame.nav.schedule', theirs.button('schedule.newTask'));
    await theirs.see('radio', theirs.t('schedule.tasks')).press('Space');
    await theirs.hit(theirs.see('button', new RegExp(`^${words.task}`, 'u')));
    const drawer = theirs.page.getByRole('complementary').last();
    const slider = drawer.getByRole('slider', { name: theirs.t('schedule.progress') });
    await slider.focus();
    for (let at = 0; at < words.progress; at += 10) await theirs.press('ArrowRight');
    await theirs.reads(`${words.progress}%`, drawer);
    // Six steps of the hand are one act, told once.
    const told = theirs.page.locator('.tg-toast', { hasText: theirs.t('words.undo') });
    if ((await told.count()) > 1) throw new Error('every step of the slider was told');
    await theirs.field('schedule.feedbackHint', drawer).focus();
    await theirs.type(words.feedback);
    await theirs.hit(theirs.button('schedule.feedbackSend', drawer));
    await theirs.reads(words.feedback, drawer.getByRole('listitem'));

    await mine.see('radio', mine.t('schedule.tasks')).press('Space');
    await mine.see('radio', mine.t('schedule.taskView.assigned')).press('Space');
    await mine.hit(mine.see('button', new RegExp(`^${words.task}`, 'u')));
    await mine.reads(words.feedback, mine.page.getByRole('complementary').last());
  },

  async approval({ mine, theirs, language }: Day): Promise<void> {
    const form = words.form[language];
    await mine.goTo('frame.nav.apply', mine.button('workbench.approval.create'));
    await mine.hit(mine.button('workbench.approval.create'));
    await mine.hit(mine.see('button', new RegExp(`^${form.name}`, 'u')));
    await mine.see('textbox', form.subject).focus();
    await mine.type(words.request);
    await mine.press('Tab');
    await mine.type(words.content);
    const people = mine.button('workbench.approval.choosePeople', mine.page.getByRole('main'));
    await pick(mine, people, mine.t('picker.confirm'));
    await mine.picture('request-form');
    // The key that does the same stands in the button.
    const submit = mine.t('workbench.approval.act.submit');
    await mine.hit(mine.see('button', new RegExp(`^${submit}`, 'u')));
    await mine.reads(words.requestNumber());
    // Whoever decides finds it among what is to be done, and approves by keys alone.
    await theirs.goTo('frame.nav.todo', theirs.see('heading', theirs.t('frame.nav.todo')));
    const row = theirs.page.getByRole('option').filter({ hasText: words.request });
    await row.waitFor();
    await theirs.press('j');
    await theirs.press('Enter');
    await theirs.reads(words.content);
    await theirs.picture('request-open');
    await theirs.press('a');
    await mine.reads(mine.t('workbench.approval.state.approved'), mine.page.getByRole('main'));
  },
} satisfies Record<string, (day: Day) => Promise<void>>;
