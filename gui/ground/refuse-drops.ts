// Keeps the browser from opening a file that is dropped where nobody takes it: the page would be gone.

/** Listens behind everybody who takes files. */
export function refuseDrops(root: Window): void {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  root.addEventListener('dragover', refuse);
  root.addEventListener('drop', refuse);
}
