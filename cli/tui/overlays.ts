// What can stand over everything (palette, help, questions), each with what draws it. A new one is a row here.
import type { ComponentType } from 'react';
import type { OverlayName } from './focus.ts';
import type { Cells } from './layout.ts';

/** The overlays, by name. Each is drawn in the part's cells and closes with `go({ type: 'overlay' })`. */
export const overlays: Readonly<Partial<Record<OverlayName, ComponentType<Cells>>>> = {};
