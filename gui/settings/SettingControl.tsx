// Draws the control of one setting by its kind: segments, a list, a switch, or the text as it stands.
import type { JSX } from 'react';
import type { ShownSetting } from '#sdk/settings/screens/setting-rows.ts';
import { choiceText } from '#sdk/locales/choice-text.ts';
import { Segments } from '../parts/Segments.tsx';
import { Select } from '../parts/Select.tsx';
import { Toggle } from '../parts/Toggle.tsx';
import { useTranslator } from '../parts/text.ts';
import './Settings.css';

/** More choices than this stand in a list. */
const maxSegments = 3;

/** `onSet` takes a value of the setting's own type. */
export function SettingControl(props: {
  readonly row: ShownSetting;
  readonly onSet: (value: string | number | boolean) => void;
}): JSX.Element {
  const translator = useTranslator();
  const { translateRef } = translator;
  const { control, unavailable } = props.row;
  const label = translateRef(props.row.label);
  const disabled = unavailable !== undefined;
  if (control.kind === 'switch')
    return <Toggle label={label} checked={control.value} disabled={disabled} onChange={props.onSet} />;
  if (control.kind === 'text') return <span className="tg-setting__value">{control.value}</span>;
  const choices = control.choices.map((choice) => ({
    id: String(choice.value),
    value: String(choice.value),
    label: choiceText(translator, choice.label),
  }));
  const choose = (chosen: string): void => {
    const found = control.choices.find((choice) => String(choice.value) === chosen);
    if (found !== undefined) props.onSet(found.value);
  };
  return choices.length <= maxSegments && !disabled ? (
    <Segments label={label} chosen={String(control.value)} onChoose={choose} choices={choices} />
  ) : (
    <Select
      label={label}
      value={String(control.value)}
      disabled={disabled}
      choices={choices}
      onChoose={choose}
    />
  );
}
