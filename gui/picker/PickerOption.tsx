// Draws one row of a picker: its tick, who or what it is with the match marked, and why it cannot be picked.
import type { CSSProperties, JSX, MouseEvent } from 'react';
import type { PickerRow } from '#sdk/contacts/screens/picker.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useTranslator } from '../parts/text.ts';
import { Marked } from '../search/Marked.tsx';
import { PersonName } from '../parts/PersonName.tsx';

/** The whole row picks; where it can be opened, the row opens and its tick picks. */
export function PickerOption(props: {
  readonly id: string;
  readonly row: Extract<PickerRow, { type: 'target' }>;
  readonly isTree: boolean;
  readonly isSingle: boolean;
  readonly isActive: boolean;
  readonly place: CSSProperties;
  readonly setSize: number;
  readonly position: number;
  readonly onPoint: () => void;
  readonly onPick: () => void;
  readonly onBranch: () => void;
}): JSX.Element {
  const { row, isTree } = props;
  const translator = useTranslator();
  const { target, branch, state } = row;
  const count = target.type === 'person' ? undefined : target.count;
  const detail = row.reason === undefined ? row.detail : translator.translateRef(row.reason);
  const pick = (event: MouseEvent): void => {
    event.stopPropagation();
    props.onPick();
  };
  return (
    <div
      id={props.id}
      role={isTree ? 'treeitem' : 'option'}
      aria-selected={state === 'picked' || state === 'covered'}
      aria-disabled={state === 'closed' || undefined}
      aria-level={isTree ? row.depth + 1 : undefined}
      aria-expanded={isTree ? branch?.open : undefined}
      aria-busy={branch?.loading || undefined}
      aria-setsize={props.setSize}
      aria-posinset={props.position}
      className="tg-picker__row tg-virtual__row"
      data-state={state}
      data-active={props.isActive || undefined}
      style={{ ...props.place, paddingLeft: 10 + row.depth * 18 }}
      // The press must not take the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={props.onPoint}
      onClick={branch === undefined ? props.onPick : props.onBranch}
    >
      {props.isSingle ? null : (
        <span className="tg-picker__tick" onClick={pick}>
          <Icon name="check" size={14} />
        </span>
      )}
      {target.type === 'person' ? (
        <Avatar id={target.id} name={target.name} photo={target.avatar} size="small" />
      ) : target.type === 'group' ? (
        <Avatar id={target.chatId} name={target.name} photo={target.avatar} size="small" kind="group" />
      ) : (
        <span className="tg-picker__sign">
          <Icon name="people" size={18} />
        </span>
      )}
      <span className="tg-picker__text">
        <b className="tg-truncate" lang={textLanguage(target.name)}>
          {target.type === 'person' ? (
            <PersonName name={target.name}>
              <Marked text={target.name} ranges={row.ranges} />
            </PersonName>
          ) : (
            <Marked text={target.name} ranges={row.ranges} />
          )}
        </b>
        {detail === '' ? null : (
          <span className="tg-truncate" title={detail}>
            {row.reason === undefined ? <Marked text={detail} ranges={row.detailRanges} /> : detail}
          </span>
        )}
      </span>
      {count === undefined ? null : (
        <span className="tg-picker__count tg-number">{translator.t('contacts.headcount', { count })}</span>
      )}
      {branch === undefined ? null : (
        <span className="tg-picker__arrow" data-open={branch.open || undefined}>
          <Icon name="next" size={16} />
        </span>
      )}
    </div>
  );
}
