// Draws the calendar a day is chosen from, in the language of the page; it comes with its own script when it is opened.
import { DatePicker } from '@blueprintjs/datetime';
import enUS from 'date-fns/locale/en-US';
import zhCN from 'date-fns/locale/zh-CN';
import dayjs from 'dayjs';
import { useMemo, type JSX } from 'react';
import { monthAndYear, monthName, weekdayName, yearName } from '#sdk/locales/day-names.ts';
import { firstWeekday } from '#sdk/locales/first-weekday.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useTranslator } from '../../parts/text.ts';
import { CalendarChoice } from './CalendarChoice.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import './DayCalendar.css';

/** The library looks for a language by its name where a built page has nothing, so it is handed the language itself. */
const namesOf = { zh: zhCN, en: enUS } as const;
/** Years a calendar without a first or a last day reaches. */
const reach = 20;
const components = {
  Dropdown: CalendarChoice,
  DayContent: CalendarDay,
  IconLeft: () => <Icon name="back" size={18} />,
  IconRight: () => <Icon name="next" size={18} />,
};

/** `value`, `min` and `max` are ISO days or empty. Arrows and Page Up and Down move, Enter chooses. */
export function DayCalendar(props: {
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChoose: (day: string) => void;
}): JSX.Element {
  const { value, min, max, onChoose } = props;
  const translator = useTranslator();
  const { language, t } = translator;
  const [minDate, maxDate] = useMemo(
    () => [
      (min === '' ? dayjs().subtract(reach, 'year').startOf('year') : dayjs(min)).toDate(),
      (max === '' ? dayjs().add(reach, 'year').endOf('year') : dayjs(max)).toDate(),
    ],
    [min, max],
  );
  // A value that is a new object turns the calendar back to its month.
  const chosen = useMemo(() => {
    const day = value === '' ? null : dayjs(value).toDate();
    return day === null || day < minDate || day > maxDate ? null : day;
  }, [value, minDate, maxDate]);
  return (
    <DatePicker
      className="tg-calendar"
      value={chosen}
      minDate={minDate}
      maxDate={maxDate}
      canClearSelection={false}
      reverseMonthAndYearMenus={language === 'zh'}
      locale={namesOf[language]}
      // Another month alone is no choice.
      onChange={(day, isChoice) => {
        if (day !== null && isChoice) onChoose(dayjs(day).format('YYYY-MM-DD'));
      }}
      dayPickerProps={{
        initialFocus: true,
        fixedWeeks: true,
        weekStartsOn: firstWeekday(language, navigator.language),
        components,
        formatters: {
          formatCaption: (month) => monthAndYear(translator, month.getTime()),
          formatMonthCaption: (month) => monthName(translator, month.getTime()),
          formatYearCaption: (year) => yearName(translator, year.getTime()),
        },
        labels: {
          labelWeekday: (day) => weekdayName(translator, day.getTime()),
          labelMonthDropdown: () => t('acts.when.month'),
          labelYearDropdown: () => t('acts.when.year'),
          labelPrevious: () => t('acts.when.earlierMonth'),
          labelNext: () => t('acts.when.laterMonth'),
        },
      }}
    />
  );
}
