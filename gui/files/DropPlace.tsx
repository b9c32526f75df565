// Takes files that are dropped anywhere over a conversation, and says so while they are held over it.
import { useRef, useState, type DragEvent, type JSX, type ReactNode } from 'react';
import './DropPlace.css';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** `text` says what dropping does; undefined where nothing can be sent. `onDrop` answers whether it was taken. */
export function DropPlace(props: {
  readonly text: string | undefined;
  readonly onDrop: (given: DataTransfer) => boolean;
  readonly children: ReactNode;
}): JSX.Element {
  const { text } = props;
  const [isOver, setOver] = useState(false);
  /** The pointer enters a child before it leaves the parent. */
  const depth = useRef(0);
  const stir = (event: DragEvent, step: 1 | -1): void => {
    if (!hasFiles(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  return (
    <div
      className="tg-drop-place"
      onDragEnter={(event) => stir(event, 1)}
      onDragLeave={(event) => stir(event, -1)}
      onDragOver={(event) => {
        if (text !== undefined && hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        depth.current = 0;
        setOver(false);
        if (props.onDrop(event.dataTransfer)) event.preventDefault();
      }}
    >
      {props.children}
      {isOver && text !== undefined ? (
        <div className="tg-drop-mark" role="status">
          {text}
        </div>
      ) : null}
    </div>
  );
}
